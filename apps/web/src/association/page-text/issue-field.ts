import { shapeOf } from "@bulmo/contracts/page-text-shape";
import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import { isBlank } from "@bulmo/contracts/text-rule";
import type { EditedText } from "./edited-text.ts";
import type { TextIssue } from "./text-issue.ts";

const labelled = (label: string, within: ParentNode): HTMLElement | null =>
  within.querySelector(`[aria-label="${CSS.escape(label)}"], [aria-label$="의 ${CSS.escape(label)}"]`);

/** The field of the page in which something is wrong; null for what is wrong with more than one. */
export function issueField(name: PageTextName, text: EditedText, { path }: TextIssue): HTMLElement | null {
  const [part, named, place, field] = path;
  const shape = shapeOf(name);
  if (part === "title") return labelled("제목", document);
  if (part === "fields") return labelled(shape.fields[String(named)]?.label ?? "", document);
  if (part !== "lists" || typeof place !== "number") return null;
  // Rows in which nothing stands are not counted, since they are not saved.
  const rows = (text.lists[String(named)] ?? []).filter((row) =>
    Object.values(row.fields).some((value) => !isBlank(value)),
  );
  const row = document.querySelector(`[data-row="${rows[place]?.key ?? ""}"]`);
  return row && labelled(shape.lists[String(named)]?.fields[String(field)]?.label ?? "", row);
}
