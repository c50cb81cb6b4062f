import { useRef, useState } from "react";
import { useOneAtATime } from "../../parts/form/use-one-at-a-time.ts";
import type { DraftAct } from "./draft-failure.tsx";

type Problem<Draft> = { kind: "failed"; act: DraftAct; error: unknown } | { kind: "conflict"; current: Draft };

type Ways<Draft, Text> = {
  /** What stands now is known to the page, too. */
  onAdopt: (current: Draft) => void;
  /** What somebody else saved, where that is why it was refused. */
  conflictOf: (error: unknown) => Draft | undefined;
  /** Of what is published. */
  numberOf: (current: Draft) => number;
  isSame: (one: Text, other: Text) => boolean;
};

type Doing<Draft, Text> = {
  act: DraftAct;
  /** What is sent along, if anything is. */
  text?: Text | null;
  send: () => Promise<Draft>;
};

type Shared<Text> = { revision: number; draft: { text: Text } | null };

/** What was sent since the last answer, of which some may have been done: nobody else was there then. */
function useUnanswered<Text, Draft extends Shared<Text>>(
  start: Draft,
  { numberOf, isSame }: Pick<Ways<Draft, Text>, "numberOf" | "isSame">,
) {
  const number = useRef(numberOf(start));
  const sent = useRef<Doing<Draft, Text>[]>([]);
  const isOutcome = (current: Draft, { act, text = null }: Doing<Draft, Text>): boolean => {
    if (current.draft) return text !== null && isSame(current.draft.text, text);
    const published = numberOf(current) - number.current;
    return (act === "publish" && published === 1) || (act === "discard" && published === 0);
  };
  return {
    /** Whether what stands is what this browser did to the draft of that revision. */
    isOwn: (current: Draft, revision: number): boolean =>
      current.revision === revision + 1 && sent.current.some((doing) => isOutcome(current, doing)),
    note: (doing: Doing<Draft, Text>) => {
      sent.current = [...sent.current, doing];
    },
    /** An answer came. */
    clear: () => {
      sent.current = [];
    },
    beginFrom: (current: Draft) => {
      number.current = numberOf(current);
    },
  };
}

/** What stands, as far as this browser has heard. */
function useStanding<Text, Draft extends Shared<Text>>(start: Draft, ways: Ways<Draft, Text>) {
  const [stands, setStands] = useState(start);
  /** What the next save is made from: what was read, or what was compared with. */
  const revision = useRef(start.revision);
  const unanswered = useUnanswered<Text, Draft>(start, ways);
  const adopt = (current: Draft) => {
    revision.current = current.revision;
    unanswered.beginFrom(current);
    setStands(current);
    ways.onAdopt(current);
  };
  return {
    stands,
    adopt,
    revision: () => revision.current,
    /** A draft that this browser kept was made from an earlier one, it may be. */
    goOnFrom: (from: number) => {
      revision.current = from;
    },
    unanswered,
  };
}

/** Does one thing at a time with a draft, and tells what stands afterwards or why it was not done. */
export function useAttempt<Text, Draft extends Shared<Text>>(start: Draft, ways: Ways<Draft, Text>) {
  const { unanswered, ...standing } = useStanding<Text, Draft>(start, ways);
  const { adopt, revision } = standing;
  const [problem, setProblem] = useState<Problem<Draft> | null>(null);
  const { isPending, once } = useOneAtATime();
  const sendOn = ({ send }: Doing<Draft, Text>): Promise<Draft> =>
    send().catch((error: unknown) => {
      const current = ways.conflictOf(error);
      if (!current || !unanswered.isOwn(current, revision())) throw error;
      adopt(current);
      return send();
    });
  const fail = (doing: Doing<Draft, Text>, error: unknown) => {
    const current = ways.conflictOf(error);
    if (current) unanswered.clear();
    else unanswered.note(doing);
    setProblem(current ? { kind: "conflict", current } : { kind: "failed", act: doing.act, error });
  };
  /** Answers what stands now; null where it was not done. */
  const attempt = (doing: Doing<Draft, Text>): Promise<Draft | null> =>
    once(async () => {
      try {
        const current = await sendOn(doing);
        unanswered.clear();
        adopt(current);
        setProblem(null);
        return current;
      } catch (error) {
        fail(doing, error);
        return null;
      }
    });
  return {
    ...standing,
    problem,
    isPending,
    attempt,
    forget: () => setProblem(null),
    /** What was compared is what the next save is made from. */
    beginFrom: (current: Draft) => {
      adopt(current);
      setProblem(null);
    },
  };
}
