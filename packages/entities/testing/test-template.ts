import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PgliteConnection } from "@mikro-orm/pglite";
import { migrate, openDatabase } from "../src/database.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const sources = join(root, "packages", "entities", "src");

/** Gone with whatever was installed. */
const folder = join(root, "node_modules", ".cache", "bulmo-test-database");

/** Tells one schema from another by all that it is made of: the migrations, what they use, and the database's version. */
export async function fingerprint(): Promise<string> {
  const names = (await readdir(sources, { recursive: true })).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
  );
  const hash = createHash("sha256");
  for (const path of [join(root, "package-lock.json"), ...names.toSorted().map((name) => join(sources, name))])
    hash.update(path).update(await readFile(path));
  return hash.digest("hex").slice(0, 16);
}

async function make(name: string): Promise<Blob> {
  const { orm } = await openDatabase({ directory: "memory://" });
  await migrate({ orm, kind: "pglite" });
  const client = await (orm.em.getConnection() as PgliteConnection).getNativeClient();
  const image = await client.dumpDataDir("none");
  await orm.close();
  await mkdir(folder, { recursive: true });
  for (const other of await readdir(folder))
    if (!other.startsWith(name)) await rm(join(folder, other), { force: true });
  // Several test files may make one at once; none is ever seen half written.
  const written = join(folder, `${name}-${randomBytes(4).toString("hex")}`);
  await writeFile(written, image.stream());
  await rename(written, join(folder, name));
  return image;
}

/**
 * An empty embedded database of this version's schema, for `openDatabase` to begin with. Making one takes seconds; it is
 * kept until the schema changes.
 */
export async function testTemplate(): Promise<Blob> {
  const name = await fingerprint();
  const kept = await readFile(join(folder, name)).catch(() => undefined);
  return kept ? new Blob([kept]) : make(name);
}
