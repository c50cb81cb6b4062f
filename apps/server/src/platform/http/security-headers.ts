import type { ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import helmet, { contentSecurityPolicy } from "helmet";

/** What no page of the site asks a browser for, so that nothing that gets into one can. */
const permissions = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** A year, the least that browsers' own lists of such sites ask for. */
const hsts = { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true };

/**
 * Opened by itself, whatever is answered is a document: it may do nothing, in nobody's frame. What needs more names a
 * policy of its own (page.ts, docs.ts, web-app.ts).
 */
const policy = contentSecurityPolicy({
  useDefaults: false,
  directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
});

/** What only a document heeds, or a program that is gone: half of the headers of a small file of letters. */
const forDocuments = [
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

/**
 * For files that pages load by the dozen, in an answer whose headers are not sent yet: they keep what files heed, and
 * the policy under which one that is opened by itself may do nothing, in nobody's frame.
 */
export function withoutHeadersForDocuments(response: ServerResponse): void {
  for (const name of forDocuments) response.removeHeader(name);
}

/** What every answer tells browsers; files of the build tell less. */
export const securityHeaders = ({ isSecure }: { isSecure: boolean }): RequestHandler[] => [
  helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isSecure && hsts,
    // Other sites learn nothing; pages of ours know whether 뒤로 and 목록 lead back within them.
    referrerPolicy: { policy: "same-origin" },
  }),
  policy,
  (_request, response, next) => {
    response.setHeader("permissions-policy", permissions);
    next();
  },
];
