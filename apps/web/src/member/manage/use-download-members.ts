import { useDialog } from "@bulmo/ui/use-dialog";
import { useState } from "react";
import { messageOf } from "../../session/call/call-error.ts";
import { handOver } from "../../parts/download/hand-over.ts";
import { formatDate } from "../../parts/text/date.ts";
import { trpc } from "../../session/call/trpc.ts";
import { membersCsv } from "./member-csv.ts";

/** All members, whatever the list shows, as a file for a spreadsheet. */
export function useDownloadMembers() {
  const { notice } = useDialog();
  const utils = trpc.useUtils();
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      // Everybody's address is not kept in the page any longer than it takes.
      const members = await utils.user.listEntries.fetch(undefined, { staleTime: 0, gcTime: 0 });
      handOver(`회원 목록 ${formatDate(new Date().toISOString())}.csv`, membersCsv(members));
    } catch (error) {
      window.reportError(error);
      await notice(messageOf(error));
    } finally {
      setPending(false);
    }
  };
  return { download, isPending };
}
