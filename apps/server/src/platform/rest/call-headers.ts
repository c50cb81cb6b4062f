import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { InputError } from "../../errors.ts";

const digest = (content: string | Buffer) => createHash("sha256").update(content).digest("base64url").slice(0, 22);

/** A version of what has no number of its own. */
export const versionOf = (value: object): string => digest(JSON.stringify(value));

/**
 * The ETag of an answer: the version that a later write may name by If-Match, and what tells this answer from any other.
 * It is a strong one (RFC 9110, 8.8.1), while a view or a like between reading and writing is no conflict.
 */
export const entityTag = (version: string, body: Buffer): string => `"${version}.${digest(body)}"`;

/** What no version is called. */
const none = "";

/**
 * The version that If-Match names; undefined where it does not, or where any will do (`*`). What is no ETag of ours is
 * none that stands. Throws INPUT_INVALID for several: one is what was read.
 */
export function versionNamed({ "if-match": named }: IncomingHttpHeaders): string | undefined {
  if (named === undefined || named.trim() === "*") return undefined;
  const tags = named.split(",");
  if (tags.length > 1) throw InputError.of("If-Match", "If-Match에는 ETag를 하나만 보내 주세요.");
  return /^\s*"([^".]+)\.[^"]*"\s*$/u.exec(named)?.[1] ?? none;
}

const noRevision = -1;

/** A version as the revision that it is the number of. */
const asRevision = (version: string | undefined): number | undefined =>
  version === undefined ? undefined : /^\d{1,9}$/u.test(version) ? Number(version) : noRevision;

/**
 * The revision that a write may go on from: of the one in If-Match and the one in the body whichever is there; -1, which
 * stands nowhere, where they differ.
 */
export function revisionNamed(version: string | undefined, told?: number): number | undefined {
  const named = asRevision(version);
  if (named === undefined || told === undefined || named === told) return named ?? told;
  return noRevision;
}

/** The key of an Idempotency-Key header, written as text of the draft (`"…"`) or bare. */
export const idempotencyKeyNamed = ({ "idempotency-key": named }: IncomingHttpHeaders): string | undefined =>
  typeof named === "string" ? named.trim().replace(/^"(.*)"$/u, "$1") : undefined;
