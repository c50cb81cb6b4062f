import { expect, test } from "vitest";
import {
  cardName,
  jpegName,
  masterName,
  smallestName,
  tilesFolder,
  unnamedCardName,
} from "../../platform/picture/stored-name.ts";
import { archiveFormat, parseManifest } from "./manifest.ts";

const sha256 = "0".repeat(64);
const folder = `0a/${"0a".repeat(32)}-4000x3000`;

const manifestWith = (path: string) =>
  JSON.stringify({
    format: archiveFormat,
    madeAt: "2026-11-25T00:00:00.000Z",
    migrations: [],
    tables: [],
    counters: [],
    files: [{ path, bytes: 1, sha256 }],
    missing: [],
  });

test.each([
  masterName("jpeg"),
  masterName("png"),
  masterName("webp"),
  smallestName({ width: 4000, height: 3000 }),
  cardName,
  unnamedCardName,
  jpegName(2560),
  `${tilesFolder}/info.json`,
  `${tilesFolder}/0,0,512,512/512,512/0/default.jpg`,
])("hazard 15 a backup may hold %s of a picture, which is stored when somebody asks for it", (name) => {
  expect(parseManifest(manifestWith(`${folder}/${name}`)).files[0]?.path).toBe(`${folder}/${name}`);
});

test("ATT-02 a backup may hold the files of posts", () => {
  const path = "files/0b/0b6f2c1e-58c4-4f5e-9d5b-1f0a7c3e2d41";
  expect(parseManifest(manifestWith(path)).files[0]?.path).toBe(path);
});

test("ATT-02 a backup of before posts had files is read", () => {
  const former = manifestWith(`${folder}/${cardName}`).replace(`"format":${archiveFormat}`, '"format":1');
  expect(parseManifest(former).files).toHaveLength(1);
});

test.each([
  `${folder}/../../etc/passwd`,
  `${folder}/card.svg`,
  "/etc/passwd",
  `${folder}/320.webp.tmp`,
  `x${folder}/card.jpg`,
  "files/0b/../../etc/passwd-00000000000000000",
  "incoming/0b6f2c1e-58c4-4f5e-9d5b-1f0a7c3e2d41/0-0b6f2c1e-58c4-4f5e-9d5b-1f0a7c3e2d41",
])("hazard 15 %s is no file of a picture", (path) => {
  expect(() => parseManifest(manifestWith(path))).toThrow("the backup is damaged");
});
