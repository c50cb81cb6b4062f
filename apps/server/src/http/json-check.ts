import type { IncomingMessage } from "node:http";
import { DomainError } from "../errors.ts";

/** No call of ours nests further than a batch of lists. */
const deepest = 32;

/** Names that mean something else to programs that copy objects. */
const forbidden = new Set(["__proto__", "constructor", "prototype"]);

/** Where the text that opens at `start` ends; -1 when it does not. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let slashes = 0;
    while (json[end - 1 - slashes] === "\\") slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return -1;
}

function isKey(json: string, end: number): boolean {
  const colon = /\s*:/uy;
  colon.lastIndex = end + 1;
  return colon.test(json);
}

function readKey(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    throw new DomainError("BODY_MALFORMED");
  }
}

/**
 * Refuses JSON that two readers would understand differently, or that only serves to hurt: a name given twice, names of
 * JavaScript's own, endless nesting (hazard 3). What is no JSON at all is left to the parser. Throws BODY_MALFORMED.
 */
export function checkJson(json: string): void {
  const open: (Set<string> | null)[] = [];
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === "{" || character === "[") open.push(character === "{" ? new Set() : null);
    else if (character === "}" || character === "]") open.pop();
    else if (character === '"') {
      const end = endOfText(json, at);
      if (end === -1) return;
      const names = open.at(-1);
      if (names && isKey(json, end)) {
        const key = readKey(json.slice(at, end + 1));
        if (names.has(key) || forbidden.has(key)) throw new DomainError("BODY_MALFORMED");
        names.add(key);
      }
      at = end;
    }
    if (open.length > deepest) throw new DomainError("BODY_MALFORMED");
  }
}

/** The same, as the body parsers of Express ask for it. JSON is UTF-8 (RFC 8259). */
export function verifyJson(_request: IncomingMessage, _response: unknown, body: Buffer, encoding: string): void {
  if (!/^utf-?8$/iu.test(encoding)) throw new DomainError("BODY_MALFORMED");
  checkJson(body.toString("utf8"));
}
