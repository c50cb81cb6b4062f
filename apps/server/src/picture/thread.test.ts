import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const address = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** Native libraries of a process that has run this. */
async function librariesAfter(code: string): Promise<string[]> {
  const told = "process.report.excludeNetwork = true; console.log(JSON.stringify(process.report.getReport()));";
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", `${code} ${told}`]);
  return (JSON.parse(stdout) as { sharedObjects: string[] }).sharedObjects;
}

test("issue 9: a site that has no picture to work on does not hold the library that does", async () => {
  const library = expect.stringContaining("libvips");
  const site = `await import(${address("../start.ts")});`;
  expect(await librariesAfter(site)).not.toContainEqual(library);
  const thread = `const { loadLibrary } = await import(${address("thread.ts")}); await loadLibrary();`;
  expect(await librariesAfter(thread)).toContainEqual(library);
}, 30_000);
