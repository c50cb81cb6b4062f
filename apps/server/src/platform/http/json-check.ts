import type { IncomingMessage } from "node:http";
import { DomainError } from "../../errors.ts";

/** No call of ours nests further than a batch of lists. */
const deepest = 32;

/** Names in one object; the largest of ours has fifteen, and a batch ten. Each more costs the parser a shape of its own. */
const mostNames = 100;

/** Values in one body; a list of history that fills its 512 KB has fewer. */
const mostValues = 60_000;

/** Names that mean something else to programs that copy objects. */
const forbidden = new Set(["__proto__", "constructor", "prototype"]);

const malformed = () => new DomainError("BODY_MALFORMED");

/** Where the text that opens at `start` ends; -1 when it does not. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let slashes = 0;
    while (json[end - 1 - slashes] === "\\") slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return -1;
}

const colon = /\s*:/uy;

function isKey(json: string, end: number): boolean {
  colon.lastIndex = end + 1;
  return colon.test(json);
}

/** `quoted` is a name as it stands, in its quotes. */
function readKey(quoted: string): string {
  if (!quoted.includes("\\")) return quoted.slice(1, -1);
  try {
    return String(JSON.parse(quoted));
  } catch {
    throw malformed();
  }
}

function addName(names: Set<string>, key: string): void {
  if (names.has(key) || forbidden.has(key) || names.size >= mostNames) throw malformed();
  names.add(key);
}

/** An object whose names have not begun yet, and a list, which has none. */
type Open = Set<string> | "object" | "list";

/** The names of the innermost object, made when its first one comes; undefined in a list and outside. */
function namesOf(open: Open[]): Set<string> | undefined {
  const last = open.at(-1);
  if (last === undefined || last === "list") return undefined;
  if (last !== "object") return last;
  const names = new Set<string>();
  open[open.length - 1] = names;
  return names;
}

/**
 * Refuses JSON that two readers would understand differently, or that only serves to hurt: a name given twice, names of
 * JavaScript's own, endless nesting, more names or values than any call has (hazard 3, SEC-16). It stops at the first of
 * them. What is no JSON at all is left to the parser. Throws BODY_MALFORMED.
 */
export function checkJson(json: string): void {
  const open: Open[] = [];
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === "{" || character === "[" || character === ",") values += 1;
    if (character === "{" || character === "[") open.push(character === "{" ? "object" : "list");
    else if (character === "}" || character === "]") open.pop();
    else if (character === '"') {
      const end = endOfText(json, at);
      if (end === -1) return;
      const names = isKey(json, end) ? namesOf(open) : undefined;
      if (names) addName(names, readKey(json.slice(at, end + 1)));
      at = end;
    }
    if (open.length > deepest || values > mostValues) throw malformed();
  }
}

/** The same, as the body parsers of Express ask for it. JSON is UTF-8 (RFC 8259). */
export function verifyJson(_request: IncomingMessage, _response: unknown, body: Buffer, encoding: string): void {
  if (!/^utf-?8$/iu.test(encoding)) throw malformed();
  checkJson(body.toString("utf8"));
}
