// What a changeset says is the entry, whole: a table of figures is no list item, and no commit, link or name of a person is
// added, so that nothing but the files is needed. Changesets loads this with require().

/**
 * An entry of the changelog; comments are for those who edit the changeset. An empty one stays: it stands between a sign and a
 * name, so that a text of a table calls nobody and leads to no issue.
 */
async function getReleaseLine({ summary }) {
  return `${summary
    .replace(/<!--(?! -->)[\s\S]*?-->/g, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}

/** The packages here do not need each other's versions. */
async function getDependencyReleaseLine() {
  return "";
}

module.exports = { getReleaseLine, getDependencyReleaseLine };
