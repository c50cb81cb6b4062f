import { useRef, useState } from "react";

type Problem<Draft> = { kind: "failed"; error: unknown } | { kind: "conflict"; current: Draft };

type Ways<Draft> = {
  /** What stands now is known to the page, too. */
  onAdopt: (current: Draft) => void;
  /** What somebody else saved, where that is why it was refused. */
  conflictOf: (error: unknown) => Draft | undefined;
};

/** Does one thing at a time with a draft, and tells what stands afterwards or why it was not done. */
export function useAttempt<Draft extends { revision: number }>(start: Draft, { onAdopt, conflictOf }: Ways<Draft>) {
  const [stands, setStands] = useState(start);
  /** What the next save is made from: what was read, or what was compared with. */
  const revision = useRef(start.revision);
  const [problem, setProblem] = useState<Problem<Draft> | null>(null);
  const isUnderWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const adopt = (current: Draft) => {
    revision.current = current.revision;
    setStands(current);
    onAdopt(current);
  };
  /** Answers what stands now; null where it was not done. */
  const attempt = async (act: () => Promise<Draft>): Promise<Draft | null> => {
    // The second click of two comes before the button knows that it is busy.
    if (isUnderWay.current) return null;
    isUnderWay.current = true;
    setBusy(true);
    try {
      const current = await act();
      adopt(current);
      setProblem(null);
      return current;
    } catch (error) {
      const current = conflictOf(error);
      setProblem(current ? { kind: "conflict", current } : { kind: "failed", error });
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
