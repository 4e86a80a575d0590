import type { Change } from "../../model/index.ts";
import { isLost } from "../../resolve/change.ts";
import type { SyntaxMap } from "../../source/syntax.ts";
import { label } from "./labels.ts";
import { inline, type Markdown, md } from "./markdown.ts";

/** What is printed and what to read. */
export function changeWords({ whole, was, now, put }: Change): Markdown {
  if (whole && now === null) return md`printed, **to be left out**`;
  if (whole) return md`not printed, **to be added**: ${inline(put.kind === "map" ? fieldWords(put) : "")}`;
  return md`printed ${text(was)}, read **${text(now)}**`;
}

function text(of: string | null): Markdown {
  return of === null ? md`nothing` : inline(of);
}

/** `tech level 5; weight 3`; a row inside names itself. */
function fieldWords(row: SyntaxMap): string {
  const fields = [...row.entries].map(([id, { value }]) => {
    if (value.kind === "scalar") return `${label(id).toLowerCase()} ${value.text}`;
    if (value.kind === "list") return "";
    return isLost(value) ? `${label(id).toLowerCase()} unknown` : `${label(id)}: ${fieldWords(value)}`;
  });
  return fields.filter((field) => field !== "").join("; ");
}
