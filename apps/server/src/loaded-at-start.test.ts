import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const start = JSON.stringify(new URL("start.ts", import.meta.url).href);

/** Prints the packages of which a site that is about to start has loaded something. */
const code = `
import { registerHooks } from "node:module";
const loaded = new Set();
registerHooks({
  load(url, context, next) {
    const name = /.*node_modules\\/((?:@[^/]+\\/)?[^/]+)/u.exec(url)?.[1];
    if (name) loaded.add(name);
    return next(url, context);
  },
});
await import(${start});
console.log(JSON.stringify([...loaded]));
`;

test("what only a picture, a mail or a sitemap needs is not held by a site that has none to make", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code]);
  const loaded = JSON.parse(stdout) as string[];
  expect(loaded).toContain("express");
  const rare = ["sharp", "nodemailer", "postal-mime", "sitemap", "vite", "@aws-sdk/client-s3"];
  expect(rare.filter((name) => loaded.includes(name))).toEqual([]);
}, 30_000);
