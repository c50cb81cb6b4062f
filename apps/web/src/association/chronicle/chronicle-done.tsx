import type { Chronicle, ChronicleEntry, ChronicleKind } from "@bulmo/contracts/chronicle";
import { useState } from "react";
import { trpc } from "../../session/call/trpc.ts";
import { DoneLine } from "../editing/done-line.tsx";
import { useAttempt } from "../editing/use-attempt.ts";

type ChronicleDoneProps = {
  kind: ChronicleKind;
  /** What stood before it was saved. */
  before: readonly ChronicleEntry[];
  /** What was saved; a list that another saved since is not written over. */
  now: Chronicle;
};

/** That the list was saved, which is taken back, and that too: no list is gone by one press. */
export function ChronicleDone({ kind, before, now }: ChronicleDoneProps) {
  const utils = trpc.useUtils();
  const { chronicle } = utils.client;
  const acts = useAttempt(() => utils.chronicle.get.invalidate({ kind }));
  const [lists, setLists] = useState({ other: before, standing: now });
  const turn = () =>
    acts.attempt({
      async send() {
        const { other, standing } = lists;
        const writing = { list: [...other], revision: standing.revision };
        const saved = await (kind === "HISTORY"
          ? chronicle.saveHistory.mutate(writing)
          : chronicle.saveProperty.mutate(writing));
        setLists({ other: standing.list, standing: saved });
      },
      failed: "되돌리지 못했습니다.",
      done: "되돌렸습니다.",
    });
  return (
    <DoneLine
      last={{ sentence: acts.last?.sentence ?? "목록을 저장했습니다.", undo: turn }}
      busy={acts.isPending}
      onUndo={() => void turn()}
    />
  );
}
