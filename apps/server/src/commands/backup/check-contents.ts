import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { DamagedArchiveError, fingerprint, type Manifest, parseManifest } from "./manifest.ts";
import { tableFile } from "./dump-tables.ts";

async function namesIn(workDirectory: string): Promise<Set<string>> {
  const entries = await readdir(workDirectory, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(workDirectory, join(entry.parentPath, entry.name)).split(sep).join("/")),
  );
}

/** What must lie in an unpacked archive, with the sums that the manifest names. */
const expected = ({ tables, files }: Manifest) => [
  ...tables.map(({ name, sha256 }) => ({ name: tableFile(name), sha256 })),
  ...files.map(({ path, sha256 }) => ({ name: `uploads/${path}`, sha256 })),
];

/** Compares an unpacked archive with its manifest, file by file. Throws DamagedArchiveError. */
export async function checkContents(workDirectory: string): Promise<Manifest> {
  const names = await namesIn(workDirectory);
  if (!names.delete("manifest.json")) throw new DamagedArchiveError("it has no manifest");
  const manifest = parseManifest(await readFile(join(workDirectory, "manifest.json"), "utf8"));
  for (const { name, sha256 } of expected(manifest)) {
    if (!names.delete(name)) throw new DamagedArchiveError(`${name} is not in it`);
    if ((await fingerprint(join(workDirectory, name))).sha256 !== sha256)
      throw new DamagedArchiveError(`${name} has changed`);
  }
  const [unknown] = names;
  if (unknown !== undefined) throw new DamagedArchiveError(`${unknown} does not belong to it`);
  return manifest;
}
