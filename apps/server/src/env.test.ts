import { describe, expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "./env.ts";

const secret = "s".repeat(32);
const objects = {
  S3_ENDPOINT: "https://objects.example",
  S3_BUCKET: "bulmo-pictures",
  S3_REGION: "kr-1",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "key",
};
const readObjects = {
  endpoint: "https://objects.example",
  bucket: "bulmo-pictures",
  region: "kr-1",
  accessKeyId: "id",
  secretAccessKey: "key",
};

test("OPS-05 nothing is required with the embedded default, and an empty value is none", () => {
  const env = readEnvironment({ PUBLIC_URL: "", DATABASE_URL: "" });
  expect(env).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:3000",
    hasPublicUrl: false,
    trustProxy: false,
    hasRateLimits: true,
    logLevel: "info",
    samples: { isWanted: true, isRequired: false, withAccounts: true },
  });
});

test.each([
  [{ PORT: "8080" }, { port: 8080, publicUrl: "http://localhost:8080" }],
  [{ HOST: "0.0.0.0" }, { host: "0.0.0.0" }],
  [{ PUBLIC_URL: "https://bulmo.example/sub" }, { publicUrl: "https://bulmo.example", hasPublicUrl: true }],
  [{ TRUST_PROXY: "on" }, { trustProxy: 1 }],
  [{ TRUST_PROXY: "2" }, { trustProxy: 2 }],
  [{ TRUST_PROXY: "off" }, { trustProxy: false }],
  [{ RATE_LIMITS: "off" }, { hasRateLimits: false }],
  [{}, { needsSecondFactor: false }],
  [{ ADMIN_SECOND_FACTOR: "required" }, { needsSecondFactor: true }],
  [{}, { objectStore: undefined }],
  [objects, { objectStore: { ...readObjects, hasPathStyle: true } }],
  [{ ...objects, S3_FORCE_PATH_STYLE: "off" }, { objectStore: { ...readObjects, hasPathStyle: false } }],
  [{ LOG_LEVEL: "silent" }, { logLevel: "silent" }],
  [{}, { metrics: { isOpen: false, isOpenHere: true, token: undefined } }],
  [{ METRICS: "off", METRICS_TOKEN: secret }, { metrics: undefined }],
  [{ METRICS: "on" }, { metrics: { isOpen: true } }],
  [{ METRICS_TOKEN: secret }, { metrics: { isOpen: false, isOpenHere: true, token: secret } }],
  [{ PUBLIC_URL: "http://localhost:3000" }, { metrics: { isOpenHere: true } }],
  [{ PUBLIC_URL: "https://bulmo.example" }, { metrics: { isOpenHere: false } }],
  [{ TRUST_PROXY: "on" }, { metrics: { isOpenHere: false } }],
  [{ TRUST_PROXY: "0" }, { metrics: { isOpenHere: true } }],
  [{}, { mapTileUrl: "https://tile.openstreetmap.org/{z}/{x}/{y}.png" }],
  [
    { MAP_TILE_URL: "http://127.0.0.1:8080/{z}/{x}/{y}{r}.png" },
    { mapTileUrl: "http://127.0.0.1:8080/{z}/{x}/{y}{r}.png" },
  ],
])("OPS-06 %j does what its name says", (variables, expected) => {
  expect(readEnvironment(variables)).toMatchObject(expected);
});

describe("OPS-09 OPS-10 sample data", () => {
  test.each([
    ["on, with accounts, by default", {}, true, true],
    ["off when asked", { SAMPLE_DATA: "off" }, false, false],
    ["off for a site that begins empty", { BEGIN_EMPTY: "on" }, false, false],
    ["off on PostgreSQL", { DATABASE_URL: "postgresql://db/bulmo", SESSION_SECRET: secret }, false, false],
    [
      "on on PostgreSQL when asked",
      { DATABASE_URL: "postgres://db/bulmo", SESSION_SECRET: secret, SAMPLE_DATA: "on" },
      true,
      true,
    ],
    ["on where PUBLIC_URL names this computer", { PUBLIC_URL: "http://127.0.0.1:3000" }, true, true],
    ["on but without accounts where others reach the port", { HOST: "0.0.0.0" }, true, false],
    ["on but without accounts behind a proxy", { TRUST_PROXY: "1" }, true, false],
    [
      "on but without accounts behind a proxy of a local name",
      { TRUST_PROXY: "on", PUBLIC_URL: "http://localhost" },
      true,
      false,
    ],
    ["off on a public site", { PUBLIC_URL: "https://bulmo.example" }, false, false],
    [
      "on but without accounts on a public site that asks",
      { PUBLIC_URL: "https://bulmo.example", SAMPLE_DATA: "on" },
      true,
      false,
    ],
  ])("are %s", (_case, variables, isWanted, withAccounts) => {
    const isRequired = (variables as NodeJS.ProcessEnv)["SAMPLE_DATA"] === "on";
    expect(readEnvironment(variables).samples).toEqual({ isWanted, isRequired, withAccounts });
  });
});

test.each([
  [{ DATABASE_URL: "postgresql://db/bulmo" }, "SESSION_SECRET"],
  [{ PUBLIC_URL: "ftp://bulmo.example" }, "PUBLIC_URL"],
  [{ PUBLIC_URL: "localhost" }, "PUBLIC_URL"],
  [{ DATABASE_URL: "mysql://localhost/x" }, "DATABASE_URL"],
  [{ SESSION_SECRET: "short" }, "SESSION_SECRET"],
  ...["-1", "http", "70000"].map((PORT): [NodeJS.ProcessEnv, string] => [{ PORT }, "PORT"]),
  [{ SAMPLE_DATA: "yes" }, "SAMPLE_DATA"],
  [{ BEGIN_EMPTY: "on", SAMPLE_DATA: "on" }, "SAMPLE_DATA"],
  [{ RATE_LIMITS: "no" }, "RATE_LIMITS"],
  [{ TRUST_PROXY: "-1" }, "TRUST_PROXY"],
  [{ METRICS: "public" }, "METRICS"],
  [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
  [{ METRICS_TOKEN: "t".repeat(31) }, "METRICS_TOKEN"],
  [{ METRICS_TOKEN: `${"t".repeat(32)} ` }, "METRICS_TOKEN"],
  [{ MAP_TILE_URL: "https://tiles.example/map.png" }, "MAP_TILE_URL"],
  [{ MAP_TILE_URL: "ftp://tiles.example/{z}/{x}/{y}.png" }, "MAP_TILE_URL"],
  [{ MAP_TILE_URL: "{z}/{x}/{y}.png" }, "MAP_TILE_URL"],
  [{ MAP_TILE_URL: "https://{s}.tiles.example/{z}/{x}/{y}.png" }, "MAP_TILE_URL"],
  [{ MAP_TILE_URL: "https://{z}.tiles.example/{z}/{x}/{y}.png" }, "MAP_TILE_URL"],
  [{ MAP_TILE_URL: "https://tiles.example/{z}/{x}/{y}.png?key={key}" }, "MAP_TILE_URL"],
  [{ ...objects, S3_ENDPOINT: "objects.example" }, "S3_ENDPOINT"],
  [{ ...objects, S3_ENDPOINT: "https://id:key@objects.example" }, "S3_ENDPOINT"],
  [{ ...objects, S3_BUCKET: "Pictures/of/bulmo" }, "S3_BUCKET"],
  [{ ...objects, S3_FORCE_PATH_STYLE: "yes" }, "S3_FORCE_PATH_STYLE"],
  ...Object.keys(objects).map((name): [NodeJS.ProcessEnv, string] => [{ ...objects, [name]: "" }, name]),
  [{ S3_BUCKET: "bulmo-pictures" }, "S3_ENDPOINT: required together with S3_BUCKET"],
])("OPS-05 OPS-08 %j is refused by the name of %s", (variables, name) => {
  expect(() => readEnvironment(variables)).toThrow(EnvironmentError);
  expect(() => readEnvironment(variables)).toThrow(name);
});
