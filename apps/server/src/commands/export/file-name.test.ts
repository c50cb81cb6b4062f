import { expect, test } from "vitest";
import { fileNameOf } from "./file-name.ts";

test.each([
  ["/", "index.html"],
  ["/community/notice?page=2", "community/notice-page-2.html"],
  ["/gallery/works", "gallery/works.html"],
  ["/gallery/works?page=3", "gallery/works-page-3.html"],
  ["/gallery/works?technique=GOLD", null],
  ["/gallery/works?page=2&teacher=3", null],
  ["/gallery/compare?left=4", null],
  ["/sign-in", null],
  ["/assets/app.js", "assets/app.js"],
])(
  "hazard 15 the copy of %s is %s: what answers a question is copied for none but the one that asks nothing",
  (path, name) => {
    expect(fileNameOf(new URL(path, "https://bulmo.example"))).toBe(name);
  },
);
