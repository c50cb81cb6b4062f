import { createHash } from "node:crypto";

/** What a page may load. Colours that the editor gives to words are style attributes; everything else is a file of ours. */
const directives: Record<string, string> = {
  "default-src": "'self'",
  "script-src": "'self'",
  "style-src": "'self'",
  "style-src-attr": "'unsafe-inline'",
  "img-src": "'self' data: blob:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'self'",
};

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/**
 * Takes the nonce off a page and answers the policy that allows exactly the inline scripts which carried it. A script
 * that got into the page by any other way never knew the nonce, so its hash is not named and it does not run.
 */
export function blessScripts(html: string, nonce: string): { html: string; policy: string } {
  const hashes = new Set<string>();
  const mark = ` nonce="${nonce}"`;
  const marked = new RegExp(`<script\\b([^>]*) nonce="${RegExp.escape(nonce)}"([^>]*)>(.*?)</script>`, "gsu");
  for (const [, before = "", after = "", script = ""] of html.matchAll(marked))
    if (!/\ssrc=/u.test(before + after)) hashes.add(hashOf(script));
  const policy = Object.entries({
    ...directives,
    "script-src": [directives["script-src"], ...hashes].join(" "),
  })
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
  return { html: html.replaceAll(mark, ""), policy };
}
