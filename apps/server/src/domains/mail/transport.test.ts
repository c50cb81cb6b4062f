import { glob, readFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { expect, test } from "vitest";

const source = resolve(import.meta.dirname, "../..");

/** Who may hold the transport: what opens it, what hands it on, and the command that writes a member by itself. */
const holders = new Set([
  "admin.ts",
  "admin/commands.ts",
  "context.ts",
  "domains/mail/correspondence.ts",
  "domains/mail/delivery.ts",
  "domains/mail/mail.ts",
  "start.ts",
]);

const transport =
  /mail\/(?:mailer|delivery|mail)\.ts"|"\.\/(?:mailer|delivery|mail)\.ts"|["']nodemailer["']|mailer\.send\(/u;

test("SEC-18 nothing but the one way to write to a person reaches the transport", async () => {
  const found: string[] = [];
  for await (const path of glob(`${source}/**/*.ts`)) {
    const name = relative(source, path);
    if (name.startsWith("testing/") || name.endsWith(".test.ts")) continue;
    if (transport.test(await readFile(path, "utf8"))) found.push(name);
  }
  expect(found.toSorted()).toEqual([...holders].toSorted());
});

test("SEC-18 the command line composes by the same function", async () => {
  const command = await readFile(resolve(source, "admin/commands.ts"), "utf8");
  expect(command.match(/\bdeliver\(/gu)).toEqual(["deliver("]);
  expect(command).toContain("deliver(await mailTo(");
});
