import type { BackupFailure } from "../../domains/backup-run/backup-run.service.ts";
import { checkBackup, type Checked, failureOf } from "./check-backup.ts";

/** What the process is asked, and what it answers. */
export type Question = { archive: string; directory: string };
export type Answer = Checked | { failure: BackupFailure; why: string };

async function answer({ archive, directory }: Question): Promise<Answer> {
  try {
    return await checkBackup(archive, directory);
  } catch (error) {
    return { failure: failureOf(error, "NOT_CHECKED"), why: String(error) };
  }
}

process.on("message", (question: Question) => void answer(question).then((said) => process.send?.(said)));
// A site that was killed takes it along.
process.on("disconnect", () => process.exit());
