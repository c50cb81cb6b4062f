import { useRef, useState } from "react";
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

/** Does one thing at a time with a draft, and tells what stands afterwards or why it was not done. */
export function useAttempt<Text, Draft extends Shared<Text>>(
  start: Draft,
  { onAdopt, conflictOf, numberOf, isSame }: Ways<Draft, Text>,
) {
  const [stands, setStands] = useState(start);
  /** What the next save is made from: what was read, or what was compared with. */
  const revision = useRef(start.revision);
  const number = useRef(numberOf(start));
  /** What was sent since the last answer: some of it may have been done. */
  const unanswered = useRef<Doing<Draft, Text>[]>([]);
  const [problem, setProblem] = useState<Problem<Draft> | null>(null);
  const isUnderWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const adopt = (current: Draft) => {
    revision.current = current.revision;
    number.current = numberOf(current);
    setStands(current);
    onAdopt(current);
  };
  /** Whether it may be the one thing that was done to the draft since. */
  const isOutcome = (current: Draft, { act, text = null }: Doing<Draft, Text>): boolean => {
    if (current.draft) return text !== null && isSame(current.draft.text, text);
    const published = numberOf(current) - number.current;
    return (act === "publish" && published === 1) || (act === "discard" && published === 0);
  };
  /** Whether what stands is what this browser did, whose answer was lost: nobody else was there. */
  const isOwn = (current: Draft): boolean =>
    current.revision === revision.current + 1 && unanswered.current.some((doing) => isOutcome(current, doing));
  const sendOn = async ({ send }: Doing<Draft, Text>): Promise<Draft> => {
    try {
      return await send();
    } catch (error) {
      const current = conflictOf(error);
      if (!current || !isOwn(current)) throw error;
      adopt(current);
      return send();
    }
  };
  /** Answers what stands now; null where it was not done. */
  const attempt = async (doing: Doing<Draft, Text>): Promise<Draft | null> => {
    // The second click of two comes before the button knows that it is busy.
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setBusy(true);
    try {
      const current = await sendOn(doing);
      unanswered.current = [];
      adopt(current);
      setProblem(null);
      return current;
    } catch (error) {
      const current = conflictOf(error);
      unanswered.current = current ? [] : [...unanswered.current, doing];
      setProblem(current ? { kind: "conflict", current } : { kind: "failed", act: doing.act, error });
      return null;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  };
  return {
    stands,
    problem,
    busy,
    adopt,
    attempt,
    revision: () => revision.current,
    forget: () => setProblem(null),
    /** What was compared is what the next save is made from. */
    beginFrom: (current: Draft) => {
      adopt(current);
      setProblem(null);
    },
    /** A draft that this browser kept was made from an earlier one, it may be. */
    goOnFrom: (from: number) => {
      revision.current = from;
    },
  };
}
