import type { ChronicleKind } from "@bulmo/contracts/chronicle";
import { useEffect, useState } from "react";
import { trpc } from "../../session/call/trpc.ts";
import { DoneLine, sentenceOf } from "../editing/done-line.tsx";
import { useActs } from "../editing/use-acts.ts";
import type { Saved } from "./use-save.ts";

type ChronicleDoneProps = Saved & {
  kind: ChronicleKind;
  /** This line comes together with its words, so that it is said by one that stood there before it. */
  say: (sentence: string) => void;
};

const sentences: Readonly<Record<Saved["act"], string>> = {
  save: "목록을 저장했습니다.",
  restore: "이전 판의 목록을 되살렸습니다.",
};

/** That the list was saved, which is taken back, and that too: no list is gone by one press. */
export function ChronicleDone({ kind, act, before, now, say }: ChronicleDoneProps) {
  const utils = trpc.useUtils();
  const { chronicle } = utils.client;
  const acts = useActs(() => [utils.chronicle.get.invalidate({ kind }, {}, { throwOnError: true })], {
    sentence: sentences[act],
  });
  // A list that another saved since is not written over.
  const [lists, setLists] = useState({ other: before.list, standing: now });
  const { last } = acts;
  const sentence = last ? sentenceOf(last) : "";
  useEffect(() => say(sentence), [say, last, sentence]);
  const turn = () => {
    // What is said twice is heard twice.
    say("");
    return acts.attempt({
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
      isUndo: true,
    });
  };
  return (
    <DoneLine
      last={last && { ...last, undo: turn }}
      line={acts.line}
      busy={acts.isPending}
      onUndo={() => void turn()}
      isSaidElsewhere
    />
  );
}
