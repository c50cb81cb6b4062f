import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "../..");

/** Who may ask the table behind the view, and why it shows nobody what is in the trash. */
const mayReach = [
  // What was deleted for good is told from what waits there; nobody is shown either.
  "commands/import/gone-posts.ts",
  // What an answer shows goes with its question, wherever that has gone meanwhile; nobody is shown either.
  "commands/import/import-answers.ts",
  // Links in texts of an old site are rewritten wherever the text has gone meanwhile; nobody is shown any.
  "commands/import/import-late-files.ts",
  "commands/import/import-links.ts",
  // Numbers its rows.
  "commands/import/import-posts.ts",
  "commands/import/reserve-ids.ts",
  // The log names a post to administrators.
  "domains/audit/audit-list.service.ts",
  // What waits there may come back: its board or exhibition and its group stay for it.
  "domains/board-settings/board-write.query.ts",
  // What waits there loses the place that others are ordered without.
  "domains/exhibition/exhibition-order.query.ts",
  "domains/exhibition/exhibition.query.ts",
  // Tells catalogues that a withdrawn work is gone, and nothing else of it (WRK-09).
  "domains/harvest/harvest.query.ts",
  // What a member wrote is theirs to take along, also where it waits there.
  "domains/own-data/own-data-source.ts",
  "domains/own-data/own-data-writing.ts",
  // Answers the writer of a post sent twice its number, and nothing of it.
  "domains/post/post-idempotency.ts",
  // Puts there what is deleted.
  "domains/post/post-trash.ts",
  // Asks whether one stands at all, and leaves out what is in the trash.
  "domains/sample/sample-posts.ts",
  // What comes back is found again.
  "domains/search/post-text-filler.ts",
  "domains/trash/trash-list.service.ts",
  "domains/trash/trash.service.ts",
  // Takes back the likes of who leaves.
  "domains/user/user-removal.service.ts",
  // Tells whoever has a work's number that it is withdrawn, with its title (WRK-05).
  "domains/work-address/work-address.query.ts",
];

test("everything else asks the view, which has nothing of the trash", async () => {
  const files = (await readdir(source, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !entry.name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name));
  const reaching = [];
  for (const file of files) {
    const isTesting = relative(source, file).startsWith("testing/");
    if (!isTesting && /stored_post|StoredPost/u.test(await readFile(file, "utf8")))
      reaching.push(relative(source, file));
  }
  expect(reaching.toSorted()).toEqual(mayReach);
});
