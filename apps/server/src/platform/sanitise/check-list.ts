import { Parser } from "htmlparser2";

const box = /<input\b/iu;

/** Others write the state of an item as a box in it (GitHub, the editor): it becomes one of the item, which needs no field. */
export function markChecked(html: string): string {
  if (!box.test(html)) return html;
  const parts: string[] = [];
  /** Of each open item where its state is written, and whether it has one. */
  const items: { slot: number; hasState: boolean }[] = [];
  let written = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === "li") {
        const afterName = parser.startIndex + "<li".length;
        parts.push(html.slice(written, afterName), "");
        written = afterName;
        items.push({ slot: parts.length - 1, hasState: Object.hasOwn(attributes, "data-checked") });
      }
      const item = items.at(-1);
      if (name !== "input" || attributes["type"]?.toLowerCase() !== "checkbox" || !item || item.hasState) return;
      item.hasState = true;
      parts[item.slot] = ` data-checked="${Object.hasOwn(attributes, "checked")}"`;
    },
    onclosetag: (name) => {
      if (name === "li") items.pop();
    },
  });
  parser.end(html);
  return parts.join("") + html.slice(written);
}
