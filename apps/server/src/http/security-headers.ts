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

/** What every answer tells browsers. */
export const securityHeaders = ({ isSecure }: { isSecure: boolean }): RequestHandler[] => [
  helmet({ contentSecurityPolicy: false, strictTransportSecurity: isSecure && hsts }),
  policy,
  (_request, response, next) => {
    response.setHeader("permissions-policy", permissions);
    next();
  },
];
