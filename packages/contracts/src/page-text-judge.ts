import { isPageTextHref, pageTextMessages as messages, type PageTextName } from "./page-text-rule.ts";
import { shapeOf, type ShapeField, type ShapeFields, type ShapeList } from "./page-text-shape.ts";
import { parsePictureUrl } from "./picture.ts";
import { isBlank, isWithin } from "./text-rule.ts";

export type NamedWords = Readonly<Record<string, string>>;

type Judged = {
  title: string;
  blocks: readonly object[];
  fields: NamedWords;
  lists: Readonly<Record<string, readonly NamedWords[]>>;
};

/** What of a text breaks its rule, and where. */
export type ShapeIssue = { path: (string | number)[]; message: string };

const number = /^-?\d{1,6}(?:\.\d{1,8})?$/u;

function isNumber({ kind, range }: ShapeField, value: string): boolean {
  if (!number.test(value) || (kind === "number" && !/^\d+$/u.test(value))) return false;
  return !range || (Number(value) >= range[0] && Number(value) <= range[1]);
}

const rangeMessage = ({ label, range }: ShapeField) =>
  range
    ? `‘${label}’ 칸에는 ${range[0]}에서 ${range[1]}까지의 수를 적어 주세요.`
    : `‘${label}’ 칸에는 수를 적어 주세요.`;

function fieldIssue(field: ShapeField, value: string, isNeeded: boolean): string | null {
  const { label, kind, most } = field;
  if (isBlank(value)) return isNeeded ? `‘${label}’ 칸을 채워 주세요.` : null;
  if (!isWithin(most)(value)) return `‘${label}’ 칸은 ${most.toLocaleString("ko")}자 이하로 적어 주세요.`;
  if (kind === "href" && !isPageTextHref(value)) return messages.hrefInvalid;
  if (kind === "phone" && !/^[+\d][\d\s-]*$/u.test(value)) return `‘${label}’ 칸에는 숫자와 -만 적어 주세요.`;
  if (kind === "choice" && !Object.hasOwn(field.choices ?? {}, value)) return `‘${label}’ 칸에서 하나를 골라 주세요.`;
  if (kind === "person" && !/^[1-9]\d*$/u.test(value)) return `‘${label}’ 칸에서 한 사람을 골라 주세요.`;
  if (kind === "picture" && parsePictureUrl(value) === null) return messages.pictureForeign;
  if (kind === "email" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(value))
    return `‘${label}’ 칸에는 이메일 주소를 적어 주세요.`;
  return (kind === "number" || kind === "degrees") && !isNumber(field, value) ? rangeMessage(field) : null;
}

const unknownName = "이 글에 없는 칸의 이름입니다.";

function* fieldIssues(fields: ShapeFields, values: NamedWords, path: ShapeIssue["path"]): Generator<ShapeIssue> {
  for (const name of Object.keys(values))
    if (!Object.hasOwn(fields, name)) yield { path: [...path, name], message: unknownName };
  const all = Object.entries(fields);
  const written = new Set(all.flatMap(([name, { part }]) => (isBlank(values[name] ?? "") ? [] : [part])));
  for (const [name, field] of all) {
    const isNeeded = field.isRequired === true && (field.part === undefined || written.has(field.part));
    const message = fieldIssue(field, values[name] ?? "", isNeeded);
    if (message !== null) yield { path: [...path, name], message };
  }
}

function* listIssues(list: ShapeList, rows: readonly NamedWords[], path: ShapeIssue["path"]): Generator<ShapeIssue> {
  if (rows.length > list.most) yield { path, message: `‘${list.label}’ 목록은 ${list.most}줄까지 둘 수 있습니다.` };
  if (rows.length < (list.least ?? 0)) yield { path, message: `‘${list.label}’ 목록에는 한 줄 이상 남겨 주세요.` };
  for (const [place, row] of rows.entries())
    for (const { path: at, message } of fieldIssues(list.fields, row, [...path, place]))
      yield { path: at, message: `${place + 1}번째 ${list.label}: ${message}` };
}

/** What of a text its page cannot show; the first alone is told to people. */
export function* shapeIssues(name: PageTextName, { title, blocks, fields, lists }: Judged): Generator<ShapeIssue> {
  const shape = shapeOf(name);
  if (shape.hasTitle && isBlank(title)) yield { path: ["title"], message: messages.titleMissing };
  if (shape.hasBlocks && blocks.length === 0) yield { path: ["blocks"], message: messages.empty };
  if (!shape.hasBlocks && blocks.length > 0) yield { path: ["blocks"], message: messages.noBlocks };
  yield* fieldIssues(shape.fields, fields, ["fields"]);
  for (const named of Object.keys(lists))
    if (!Object.hasOwn(shape.lists, named)) yield { path: ["lists", named], message: unknownName };
  for (const [named, list] of Object.entries(shape.lists))
    yield* listIssues(list, lists[named] ?? [], ["lists", named]);
}
