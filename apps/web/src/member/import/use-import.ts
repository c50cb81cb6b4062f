import type { ImportedLine, ImportedResult } from "@bulmo/contracts/member-import";
import { maximumImported, maximumTaken } from "@bulmo/contracts/member-import-limit";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useState } from "react";
import { messageOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { rowsOf, takenBy } from "./import-results.ts";

/** Lines of one call that registers, which might take a hundred: a letter leaves for each, and whoever waits sees them pass. */
const portion = 20;

export type Progress = { done: number; total: number };

const portionsOf = (lines: readonly ImportedLine[], size: number) =>
  Array.from({ length: Math.ceil(lines.length / size) }, (_, n) => lines.slice(n * size, (n + 1) * size));

/**
 * Sends the lines portion by portion and answers what became of each. Where one fails the rest is not sent: what was
 * registered is told, and the list may be sent again.
 */
export function useImport() {
  const { notice } = useDialog();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.auth.importMembers.useMutation();
  const [progress, setProgress] = useState<Progress>();

  async function run(lines: readonly ImportedLine[], isDryRun: boolean): Promise<ImportedResult[]> {
    const results: ImportedResult[] = [];
    setProgress({ done: 0, total: lines.length });
    try {
      for (const some of portionsOf(lines, isDryRun ? maximumImported : portion)) {
        // A name that a line of an earlier portion takes is not free in this one.
        const taken = takenBy(rowsOf(lines, results)).slice(-maximumTaken);
        const { list } = await mutateAsync({ lines: [...some], isDryRun, taken });
        results.push(...list);
        setProgress({ done: results.length, total: lines.length });
      }
    } catch (error) {
      window.reportError(error);
      await notice(messageOf(error));
    } finally {
      setProgress(undefined);
      if (!isDryRun) await utils.user.list.invalidate();
    }
    return results;
  }
  return { run, progress };
}
