import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { representatives } from "@bulmo/testing/figures";
import { expect, onTestFinished, test } from "vitest";
import { difference, faultOf, pathWith, runSteps, stepsOf } from "../harness/api-page.ts";
import { spawnServer, temporaryDirectory } from "../harness/server-process.ts";

const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const page = await readFile(file("docs/api.md"), "utf8");
const steps = stepsOf(page);

const ways = [
  ["the installed programs, or what stands in for those that are missing", "missing"],
  ["stand-ins alone", "all"],
] as const;

test.each(representatives(ways, 0))(
  "API-52 every command of docs/api.md prints what the page shows, by %s",
  async (_case, which) => {
    const directory = await temporaryDirectory();
    const PATH = await pathWith(join(directory.path, "bin"), which);
    const site = await spawnServer({ DATA_DIR: join(directory.path, "data"), SAMPLE_DATA: "off", LOG_LEVEL: "silent" });
    onTestFinished(async () => {
      await site.stop();
      await directory.remove();
    });
    await site.ready();
    const env = { PATH, SITE: site.origin, PICTURE: file("docs/images/home.png") };
    const outputs = await runSteps(steps, { cwd: directory.path, env });
    const wrong = steps.flatMap((step, place) => {
      const fault = faultOf(step, outputs[place] ?? "");
      return fault === undefined ? [] : [`line ${step.line}: ${fault}`];
    });
    expect(wrong).toEqual([]);
  },
);

test("API-52 the page is long enough to be worth it, and every output it shows is held", () => {
  expect(steps.length).toBeGreaterThan(12);
  expect(steps.filter(({ shown }) => shown).length).toBeGreaterThan(5);
  expect(() => stepsOf("Some words.\n\n```json\n{}\n```\n")).toThrow("line 3");
  expect(() => stepsOf("```sh\nls\n```\n\nSome words.\n\n```json\n{}\n```\n")).toThrow("line 7");
});

test("API-52 a page that shows something else is found", async () => {
  const [step] = stepsOf('```sh\necho "{ \\"a\\": 1, \\"b\\": [2] }"\n```\n\n```json\n{ "a": 1 }\n```\n');
  const [output = ""] = await runSteps([step!], { cwd: "/", env: { PATH: process.env["PATH"] ?? "" } });
  expect(faultOf(step!, output)).toBeUndefined();
  expect(faultOf({ ...step!, shown: { language: "json", text: '{ "b": [3] }' } }, output)).toMatch(/^\$\.b\.0/u);
  expect(faultOf({ ...step!, shown: { language: "text", text: "401" } }, output)).toMatch(/^it prints/u);
  expect(faultOf({ ...step!, shown: undefined }, '{"message":"…","requestId":"1"}')).toMatch(/^it prints/u);
  expect(difference({ id: "0b7c7c7e-6a55-4a55-9d0f-3f6f0c1f6a52" }, { id: 7 })).toBe("$.id");
});

test("API-52 a command that fails ends it", async () => {
  const failing = stepsOf("```sh\nfalse | cat\necho on\n```\n");
  await expect(runSteps(failing, { cwd: "/", env: { PATH: process.env["PATH"] ?? "" } })).rejects.toThrow();
});
