import type { ServerResponse } from "node:http";
import type { Allowance } from "./limiter.ts";
import { limits } from "./limits.ts";

/** Of limits that many share, or that are about an account which somebody else may have, nobody is told what is left. */
const isOwn = ({ name }: Allowance) => name.endsWith(":member") || name.endsWith(":address");

/**
 * Tells what is left of the limits that this answer was counted against, before they bite: the fields of
 * draft-ietf-httpapi-ratelimit-headers (version 10), `RateLimit-Policy: "post:member";q=20;w=3600` and `RateLimit:
 * "post:member";r=19;t=3600` (API-52).
 */
export function setAllowanceHeaders(response: ServerResponse): (allowance: Allowance) => void {
  const told = new Map<string, Allowance>();
  return (allowance) => {
    if (!isOwn(allowance) || response.headersSent) return;
    told.set(allowance.name, allowance);
    const all = [...told.values()];
    response.setHeader(
      "ratelimit-policy",
      all.map(({ name }) => `"${name}";q=${limits[name].most};w=${limits[name].window}`).join(", "),
    );
    response.setHeader(
      "ratelimit",
      all.map(({ name, left, seconds }) => `"${name}";r=${left};t=${Math.max(0, seconds)}`).join(", "),
    );
  };
}
