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

/** What every answer tells browsers. Pages and documents name a policy of their own (page.ts, docs.ts). */
export const securityHeaders = ({ isSecure }: { isSecure: boolean }): RequestHandler[] => [
  helmet({ contentSecurityPolicy: false, strictTransportSecurity: isSecure && hsts }),
  (_request, response, next) => {
    response.setHeader("permissions-policy", permissions);
    next();
  },
];

/** Opened by itself, the answer of a call is a document; it may do nothing, in nobody's frame. */
export const callPolicy: RequestHandler = contentSecurityPolicy({
  useDefaults: false,
  directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
});
