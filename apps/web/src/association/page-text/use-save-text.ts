import type { PageText, PageTextDraft } from "@bulmo/contracts/page-text";
import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import { useRouter } from "@tanstack/react-router";
import { currentOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { useAttempt } from "./use-attempt.ts";

/** What stands in the database of a text: its draft, or else what everybody reads. */
export const standingText = ({ draft, published }: PageTextDraft): PageText => draft?.text ?? published.text;

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
  const { adopt, attempt, revision, ...state } = useAttempt(start, {
    onAdopt: (current) => utils.pageText.getDraft.setData({ name }, current),
    conflictOf: (error) => currentOf(error, "PAGE_TEXT_OVERTAKEN"),
  });
  const read = () => ({ name, revision: revision() });
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
    ...state,
    save: (text: PageText) => attempt(() => calls.save.mutateAsync({ ...read(), text })),
    restore: (number: number) => attempt(() => calls.restore.mutateAsync({ ...read(), number })),
    discard: () => attempt(() => calls.discard.mutateAsync(read())),
    publish: (text: PageText | null) => attempt(() => publish(text)),
  };
}
