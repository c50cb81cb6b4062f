import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeOldFiles } from "../../../../testing/old-site/old-server.ts";
import { findOldFile } from "./old-files.ts";

let files: Awaited<ReturnType<typeof writeOldFiles>>;

beforeAll(async () => {
  files = await writeOldFiles({
    "data/file/free/a.pdf": "a",
    "data/dbconfig.php": "secret",
    "data/.htaccess": "secret",
    "outside.pdf": "outside",
  });
  await symlink(join(files.folder, "outside.pdf"), join(files.folder, "data/file/free/link.pdf"));
  await symlink(join(files.folder, "data/dbconfig.php"), join(files.folder, "data/file/free/config.pdf"));
});
afterAll(() => files.remove());

test("IMP-05 a file below the folder is found", async () => {
  expect(await findOldFile(join(files.folder, "data"), "file/free/a.pdf")).toMatch(/a\.pdf$/u);
});

test.each([
  "../outside.pdf",
  "file/../dbconfig.php",
  "file/free/../../file/free/a.pdf",
  "dbconfig.php",
  ".htaccess",
  "file/free/link.pdf",
  "file/free/config.pdf",
  "file/free",
  "",
  "file/free/a.pdf\0.png",
])("IMP-05 a row of somebody else's brings nothing that was never sent: %s", async (path) => {
  expect(await findOldFile(join(files.folder, "data"), path)).toBeUndefined();
});
