import Database from "better-sqlite3";

/** A table in memory with an index, asked by a prepared statement. */
export function rival({ sql }) {
  const database = new Database(":memory:");
  const columns = Object.keys(sql.rows[0]);
  database.exec(`create table rows (${columns.map(quoted).join(", ")})`);
  const insert = database.prepare(`insert into rows values (${columns.map(() => "?").join(", ")})`);
  for (const row of sql.rows) insert.run(columns.map((column) => row[column]));
  database.exec(`create index found on rows (${sql.index.map(quoted).join(", ")})`);
  const query = database.prepare(sql.query);
  return (facts) => query.get(...sql.values(facts));
}

function quoted(name) {
  return `"${name}"`;
}
