import type { ServerResponse } from "node:http";

/** What pages of another origin may read of an answer, besides its body. */
const exposed = "Content-Language, ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id";

/** Of an answer that pages of any origin may read. */
export const headersForOrigins = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": exposed,
  "cross-origin-resource-policy": "cross-origin",
};

/**
 * Lets pages of any origin read this answer, without what a browser keeps for this site: no cookie comes along, and a
 * token would have to be asked for first, which nothing answers (API-46).
 */
export function openToOrigins(response: ServerResponse): void {
  for (const [name, value] of Object.entries(headersForOrigins)) response.setHeader(name, value);
}
