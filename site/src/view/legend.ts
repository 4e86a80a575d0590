import { html } from "../html.ts";

/** What tells a zero, a blank, a lost figure, a correction and an open question apart. */
export const legend = html`<dl class="legend" aria-label="How to read the tables">
<div><dt>0</dt><dd>zero, as printed</dd></div>
<div><dt class="empty"><span class="vh">empty</span></dt><dd>blank in print</dd></div>
<div><dt class="is-lost"><i class="lost">lost</i></dt><dd>lost in print</dd></div>
<div><dt><ins class="now">2</ins> <del class="was">1</del><span class="mark">†</span></dt><dd>corrected, the print behind it</dd></div>
<div><dt class="is-asked">5<span class="mark ask">?</span></dt><dd>an open question</dd></div>
</dl>`;
