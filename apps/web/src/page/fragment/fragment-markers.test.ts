import { expect, test } from "vitest";
import { stripMarkers } from "./fragment-markers.ts";

const none = { save: () => {}, cached: () => "" };

const unmarked = (html: string) => stripMarkers(html, "a1b2c3", none);

test("hazard 8: only scripts that the app marked are told of, and the mark is gone", () => {
  const html =
    '<head><meta property="csp-nonce" content="a1b2c3"/><script nonce="a1b2c3">const theme = 1;</script></head>' +
    '<script>alert(1)</script><script nonce="guess">alert(2)</script>' +
    '<script type="module" nonce="a1b2c3" src="/assets/app.js"></script><link rel="preload" nonce="a1b2c3"/>';
  expect(unmarked(html)).toEqual({
    html:
      "<head><script>const theme = 1;</script></head>" +
      '<script>alert(1)</script><script nonce="guess">alert(2)</script>' +
      '<script type="module" src="/assets/app.js"></script><link rel="preload"/>',
    scripts: ["const theme = 1;"],
  });
});

test("hazard 8: a page that names the nonce anywhere else is none", () => {
  for (const html of ["<p>a1b2c3</p>", "<p nonce='a1b2c3'>", '<meta content="a1b2c3">', "[a1b2c3 else 1]"])
    expect(() => unmarked(html)).toThrow("nonce");
});
