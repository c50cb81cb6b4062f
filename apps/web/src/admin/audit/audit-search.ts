import { termOf } from "../../page/search-params.ts";

/**
 * The query of the log's address; `before` is the line from which on older ones are shown. Which kinds there are is known where
 * they are shown: this is loaded with every page.
 */
export type AuditSearch = { kind?: string; person?: string; reason?: string; address?: string; before?: string };

/** Keeps what means something and drops the rest. */
export function validateAuditSearch({ kind, person, reason, address, before }: Record<string, unknown>): AuditSearch {
  const line = Number(before);
  return {
    kind: termOf(kind),
    person: termOf(person),
    reason: termOf(reason),
    address: termOf(address),
    before: Number.isSafeInteger(line) && line >= 1 ? String(line) : undefined,
  };
}
