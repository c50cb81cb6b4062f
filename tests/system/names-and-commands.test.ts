import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

const nameOf = async (path: string) => (JSON.parse(await readFile(root + path, "utf8")) as { name: string }).name;

test("OPS-01 the project is called bulmo, and each of its packages after its folder", async () => {
  expect(await nameOf("package.json")).toBe("bulmo");
  for (const folder of ["apps", "packages"])
    for (const name of await readdir(root + folder))
      expect(await nameOf(`${folder}/${name}/package.json`)).toBe(`@bulmo/${name}`);
});

test("OPS-03 one command runs everything: the README's, which the CI calls", async () => {
  expect(await readFile(`${root}README.md`, "utf8")).toMatch(/^npm test\b/mu);
  expect(await readFile(`${root}.ci/run`, "utf8")).toMatch(/^npm test /mu);
});

test("OPS-04 whoever starts it needs Node 20; what really runs is the pinned 24", async () => {
  const { engines, dependencies } = JSON.parse(await readFile(`${root}package.json`, "utf8")) as {
    engines: { node: string };
    dependencies: { node: string };
  };
  expect(engines.node).toBe(">=20");
  expect(dependencies.node).toMatch(/^24\.\d+\.\d+$/u);
  expect(process.versions.node).toBe(dependencies.node);
});

test("the page of figures says where the part of people begins, in the words that the bench looks for", async () => {
  const bench = await readFile(`${root}tests/bench/bench.ts`, "utf8");
  const marker = /byPeople = "(?<text>[^"]+)"/u.exec(bench)?.groups?.["text"];
  expect(await readFile(`${root}docs/performance.md`, "utf8")).toContain(`\n${marker}\n`);
});
