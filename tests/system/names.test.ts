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
