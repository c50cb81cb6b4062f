import { copyFile, mkdir, readFile, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { imageStages, layOutImage } from "../harness/image.ts";
import { spawnServer, temporaryDirectory } from "../harness/server-process.ts";

const stages = new Map(imageStages().map(({ name, files }) => [name, [...files.keys()]]));
const image = stages.get("image") ?? [];

test("the image holds what runs, and neither samples nor test code", () => {
  expect(image).toEqual(
    expect.arrayContaining([
      "apps/server/dist/main.js",
      "apps/server/src/commands/admin.ts",
      "apps/web/dist/server/entry-server.js",
      "packages/contracts/src/error.ts",
      "packages/content/src/association.ts",
      "packages/entities/src/database.ts",
      "package-lock.json",
    ]),
  );
  const foreign = /^(?:tests|docs|scripts|packages\/(?:samples|testing))\/|\/testing\/|[.]test[.]tsx?$/u;
  expect(image.filter((path) => foreign.test(path))).toEqual([]);
});

test("what builds the image sees no samples and no test code either, but for their names", () => {
  const build = stages.get("build") ?? [];
  expect(build).toEqual(expect.arrayContaining(["apps/web/src/router.tsx", "packages/ui/src/theme/roles.ts"]));
  const foreign = build.filter((path) =>
    /^(?:tests|packages\/(?:samples|testing))\/|\/testing\/|[.]test[.]/u.test(path),
  );
  expect(foreign.toSorted()).toEqual([
    "packages/samples/package.json",
    "packages/testing/package.json",
    "tests/package.json",
  ]);
});

test("npm finds the manifest of every workspace that the lock file names", async () => {
  const lock = JSON.parse(await readFile(new URL("../../package-lock.json", import.meta.url), "utf8")) as {
    packages: Record<string, { link?: boolean; resolved?: string }>;
  };
  const linked = Object.values(lock.packages).filter(({ link }) => link);
  const manifests = linked.map(({ resolved }) => `${resolved}/package.json`);
  expect(manifests.length).toBeGreaterThan(7);
  expect(stages.get("manifests")).toEqual(expect.arrayContaining(manifests));
});

describe("a site from the image's files alone", () => {
  let installation: Awaited<ReturnType<typeof temporaryDirectory>>;
  let data: typeof installation;
  beforeAll(async () => {
    [installation, data] = await Promise.all([temporaryDirectory(), temporaryDirectory()]);
    await layOutImage(installation.path);
  });
  afterAll(() => Promise.all([installation.remove(), data.remove()]));

  const spawnImage = (env: Record<string, string>) =>
    spawnServer({ DATA_DIR: data.path, ...env }, join(installation.path, "apps/server/dist/main.js"));
  const noticesOf = async (origin: string) =>
    ((await (await fetch(`${origin}/api/post/list?type=NOTICE&limit=100`)).json()) as { list: object[] }).list.length;

  test("OPS-09 starts empty where nobody asked for samples, and says so", async () => {
    const server = await spawnImage({});
    await server.ready();
    expect((await fetch(server.origin)).status).toBe(200);
    expect(await noticesOf(server.origin)).toBe(0);
    expect((await server.stop()).output).toContain("no sample data in this installation: the site is empty");
  });

  test("OPS-09 does not start empty where samples were asked for, and says why in one line", async () => {
    const { code, output } = await (await spawnImage({ SAMPLE_DATA: "on", LOG_LEVEL: "silent" })).exited;
    expect(code).toBe(1);
    expect(output.trim().split("\n")).toEqual([expect.stringMatching(/SAMPLE_DATA.*no sample data/u)]);
  });

  test("OPS-09 does not take samples that are broken for none", async () => {
    const link = join(installation.path, "node_modules/@bulmo/samples");
    const folder = join(installation.path, "packages/samples");
    await mkdir(folder);
    await copyFile(new URL("../../packages/samples/package.json", import.meta.url), join(folder, "package.json"));
    await symlink(folder, link);
    const { code, output } = await (await spawnImage({ LOG_LEVEL: "silent" })).exited;
    await rm(link);
    expect(code).toBe(1);
    expect(output).toContain("load-samples.ts");
  });

  test("OPS-09 serves what a clone has filled, and leaves what was still to be drawn", async () => {
    const clone = await spawnServer({ DATA_DIR: data.path, SAMPLE_WORKS: "100" });
    await clone.ready();
    await clone.stop();
    const server = await spawnImage({ SAMPLE_DATA: "on" });
    await server.ready();
    expect(await noticesOf(server.origin)).toBe(80);
    await expect.poll(server.output).toContain("the other sample works are not drawn");
    expect((await server.stop()).code).toBe(0);
  });
});
