import type { PageText, PageTextDraft } from "@bulmo/contracts/page-text";
import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import { useRouter } from "@tanstack/react-router";
import { currentOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { isSameText } from "./edited-text.ts";
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
  /** The page asks for what readers see: a draft has in braces what they are told by name. */
  const refresh = async () => {
    const read = utils.pageText.get.invalidate({ name });
    void utils.pageText.listVersions.invalidate({ name });
    // Its days are computed from what stands there.
    if (name === "business") void utils.memorial.get.invalidate();
    await read;
    void router.invalidate();
  };
  const { adopt, attempt, revision, ...state } = useAttempt<PageText, PageTextDraft>(start, {
    onAdopt: (current) => {
      utils.pageText.getDraft.setData({ name }, current);
      if (utils.pageText.get.getData({ name })?.number !== current.published.number) void refresh();
    },
    conflictOf: (error) => currentOf(error, "PAGE_TEXT_OVERTAKEN"),
    numberOf: ({ published }) => published.number,
    isSame: isSameText,
  });
  const read = () => ({ name, revision: revision() });
  const publish = async (text: PageText | null) => {
    if (text) adopt(await calls.save.mutateAsync({ ...read(), text }));
    const current = await calls.publish.mutateAsync(read());
    await refresh();
    return current;
  };
  return {
    ...state,
    save: (text: PageText) => attempt({ act: "save", text, send: () => calls.save.mutateAsync({ ...read(), text }) }),
    restore: (number: number) =>
      attempt({ act: "restore", send: () => calls.restore.mutateAsync({ ...read(), number }) }),
    discard: () => attempt({ act: "discard", send: () => calls.discard.mutateAsync(read()) }),
    publish: (text: PageText | null) => attempt({ act: "publish", text, send: () => publish(text) }),
  };
}
