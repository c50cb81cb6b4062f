import type { PageText, PageTextDraft } from "@bulmo/contracts/page-text";
import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import { useRouter } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { currentOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";

type Problem = { kind: "failed"; error: unknown } | { kind: "conflict"; current: PageTextDraft };

/** What stands in the database of a text: its draft, or else what everybody reads. */
export const standingText = ({ draft, published }: PageTextDraft): PageText => draft?.text ?? published.text;

/** Does one thing at a time, and tells what stands afterwards or why it was not done. */
function useAttempt(name: PageTextName, start: PageTextDraft) {
  const utils = trpc.useUtils();
  const [stands, setStands] = useState(start);
  /** What the next save is made from: what was read, or what was compared with. */
  const revision = useRef(start.revision);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isUnderWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const adopt = (current: PageTextDraft) => {
    revision.current = current.revision;
    setStands(current);
    utils.pageText.getDraft.setData({ name }, current);
  };
  /** Answers what stands now; null where it was not done. */
  const attempt = async (act: () => Promise<PageTextDraft>): Promise<PageTextDraft | null> => {
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
      const current = currentOf(error, "PAGE_TEXT_OVERTAKEN");
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
    setProblem,
    busy,
    adopt,
    attempt,
    read: () => ({ name, revision: revision.current }),
    /** A draft that this browser kept was made from an earlier one, it may be. */
    goOnFrom: (from: number) => {
      revision.current = from;
    },
  };
}

/** Saves, publishes and restores. What fails leaves the reader where they are, with what they typed. */
export function useSaveText(name: PageTextName, start: PageTextDraft) {
  const utils = trpc.useUtils();
  const router = useRouter();
  const calls = {
    save: trpc.pageText.saveDraft.useMutation(),
    publish: trpc.pageText.publish.useMutation(),
    restore: trpc.pageText.restore.useMutation(),
    discard: trpc.pageText.discardDraft.useMutation(),
  };
  const { stands, problem, setProblem, busy, adopt, attempt, read, goOnFrom } = useAttempt(name, start);
  const publish = async (text: PageText | null) => {
    if (text) adopt(await calls.save.mutateAsync({ ...read(), text }));
    const current = await calls.publish.mutateAsync(read());
    const { number, text: published } = current.published;
    utils.pageText.get.setData({ name }, { name, number, text: published });
    void utils.pageText.listVersions.invalidate({ name });
    // Its days are computed from what stands there.
    if (name === "business") void utils.memorial.get.invalidate();
    void router.invalidate();
    return current;
  };
  return {
    stands,
    problem,
    busy,
    forget: () => setProblem(null),
    /** What was compared is what the next save is made from. */
    beginFrom: (current: PageTextDraft) => {
      adopt(current);
      setProblem(null);
    },
    goOnFrom,
    save: (text: PageText) => attempt(() => calls.save.mutateAsync({ ...read(), text })),
    restore: (number: number) => attempt(() => calls.restore.mutateAsync({ ...read(), number })),
    discard: () => attempt(() => calls.discard.mutateAsync(read())),
    publish: (text: PageText | null) => attempt(() => publish(text)),
  };
}
