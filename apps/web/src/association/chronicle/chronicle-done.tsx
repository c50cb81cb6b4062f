import type { ChronicleEntry, ChronicleKind } from "@bulmo/contracts/chronicle";
import { trpc } from "../../session/call/trpc.ts";
import { DoneLine } from "../editing/done-line.tsx";
import { useAttempt } from "../editing/use-attempt.ts";

type ChronicleDoneProps = {
  kind: ChronicleKind;
  /** What stood before it was saved. */
  before: readonly ChronicleEntry[];
  /** That of the list which was saved: one that another saved since is not written over. */
  revision: number;
};

/** That the list was saved, which is taken back as what is done to other lists is: no list is gone by one press. */
export function ChronicleDone({ kind, before, revision }: ChronicleDoneProps) {
  const utils = trpc.useUtils();
  const { chronicle } = utils.client;
  const acts = useAttempt(() => utils.chronicle.get.invalidate({ kind }));
  const list = [...before];
  const undo = () =>
    kind === "HISTORY"
      ? chronicle.saveHistory.mutate({ list, revision })
      : chronicle.saveProperty.mutate({ list, revision });
  return (
    <DoneLine
      last={acts.last ?? { sentence: "목록을 저장했습니다.", undo }}
      busy={acts.isPending}
      onUndo={(done) => void acts.takeBack(done)}
    />
  );
}
