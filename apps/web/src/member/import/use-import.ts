import type { ImportedLine, ImportedResult } from "@bulmo/contracts/member-import";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useState } from "react";
import { messageOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";

/** Lines of one call, which takes a hundred: a letter leaves for each, and whoever waits sees them pass. */
const portion = 20;

export type Progress = { done: number; total: number };

const portionsOf = (lines: readonly ImportedLine[]) =>
  Array.from({ length: Math.ceil(lines.length / portion) }, (_, n) => lines.slice(n * portion, (n + 1) * portion));

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
      for (const some of portionsOf(lines)) {
        const { list } = await mutateAsync({ lines: [...some], isDryRun });
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
