import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { parse } from "yaml";

const root = new URL("../../", import.meta.url);
const read = (name: string) => readFile(new URL(name, root), "utf8");
const named = async (folder: string, pattern: RegExp) =>
  (await readdir(new URL(folder, root))).filter((name) => pattern.test(name)).map((name) => folder + name);

const image = /^[a-z\d./-]+:v?\d[\w.-]*@sha256:[\da-f]{64}$/u;

/** What a Dockerfile takes from elsewhere: bases that no earlier stage has made, and what is copied out of images. */
function imagesOf(dockerfile: string): string[] {
  const stages = new Set([...dockerfile.matchAll(/^FROM .+ AS (\S+)$/gimu)].map(([, stage]) => stage));
  const sources = [...dockerfile.matchAll(/^FROM (?:--\S+ )*(\S+)|--from=(\S+)/gimu)].map(
    ([, base, from]) => base ?? from ?? "",
  );
  return sources.filter((source) => !stages.has(source));
}

type Services = { services: Record<string, { image?: string; build?: unknown }> };

/** What a Compose file takes from elsewhere. */
const imagesIn = (compose: string) =>
  Object.values((parse(compose, { merge: true }) as Services).services)
    .filter(({ build }) => build === undefined)
    .map(({ image: source = "" }) => source);

test("SEC-26 every image is pinned by digest, and one tag is one digest throughout", async () => {
  const composed = await Promise.all((await named("./", /^(?:docker-)?compose.*\.ya?ml$/u)).map(read));
  const built = await Promise.all((await named("./", /^Dockerfile/u)).map(read));
  const images = [...composed.flatMap(imagesIn), ...built.flatMap(imagesOf)];
  expect(images.length).toBeGreaterThanOrEqual(9);
  for (const source of images) expect(source).toMatch(image);
  const digests = new Map(images.map((source) => [source.split(":", 1)[0], source]));
  for (const source of images) expect(source).toBe(digests.get(source.split(":", 1)[0]));
});

test("SEC-26 the image's Node is the pinned one", async () => {
  const { dependencies } = JSON.parse(await read("package.json")) as { dependencies: { node: string } };
  for (const source of imagesOf(await read("Dockerfile"))) expect(source).toContain(`node:${dependencies.node}-slim@`);
});

test("SEC-26 every action is pinned by commit, with its version beside it", async () => {
  const workflows = await named(".github/workflows/", /\.ya?ml$/u);
  const used = (await Promise.all(workflows.map(read))).flatMap((text) => text.match(/^.*\buses:.*$/gmu) ?? []);
  expect(used.length).toBeGreaterThanOrEqual(4);
  for (const line of used) expect(line).toMatch(/^\s*(?:- )?uses: [\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/u);
});
