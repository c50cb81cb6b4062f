import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { blessScripts, sourcesFor } from "./security-policy.ts";

const nonce = "a1b2c3";
const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("hazard 8: only scripts that the app marked are named by hash, and the mark is gone", () => {
  const { html, policy } = blessScripts(
    `<script nonce="${nonce}">const theme = 1;</script><script>alert(1)</script><script nonce="guess">alert(2)</script>` +
      `<script type="module" nonce="${nonce}" src="/assets/app.js"></script>`,
    nonce,
  );
  expect(html).toBe(
    '<script>const theme = 1;</script><script>alert(1)</script><script nonce="guess">alert(2)</script>' +
      '<script type="module" src="/assets/app.js"></script>',
  );
  expect(policy).toContain(`script-src 'self' ${hash("const theme = 1;")};`);
  expect(policy).not.toContain(hash("alert(1)"));
  expect(policy).not.toContain(hash("alert(2)"));
  expect(policy).not.toMatch(/script-src[^;]*unsafe/u);
});

const service = "https://postcode.example/v2.js";

test("SUP-22 the address window alone may load the postcode service", () => {
  const { policy } = blessScripts("<p></p>", nonce, sourcesFor("/address-popup", service));
  expect(policy).toContain("script-src 'self' https://postcode.example;");
  expect(policy).toMatch(/frame-src 'self' https:\/\/postcode\.example /u);
  expect(policy).toContain("default-src 'self'");
  for (const path of ["/", "/sign-up", "/my-page", "/address-popup/else"])
    expect(blessScripts("<p></p>", nonce, sourcesFor(path, service)).policy).not.toContain("postcode");
});
