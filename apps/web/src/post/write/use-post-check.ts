import { firstIssue } from "@bulmo/contracts/first-issue";
import { postHeadInput } from "@bulmo/contracts/post-write";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useRef } from "react";
import { contentIssue } from "../editor/content-issue.ts";
import type { EditorFieldHandle } from "../editor/editor-field.tsx";
import { useComplaint } from "../../parts/form/use-complaint.ts";

export type PostCheck = ReturnType<typeof usePostCheck>;

/** Tells what is wrong with a post before it is sent, beside its field (BRD-23). */
export function usePostCheck() {
  const { notice } = useDialog();
  const { complain, errorOf, forgive } = useComplaint();
  const editor = useRef<EditorFieldHandle>(null);
  /** Whether it may be sent. Resolves when what was told has been read. */
  const check = async (form: HTMLFormElement, post: { content: string }): Promise<boolean> => {
    const wrong = firstIssue(postHeadInput, post);
    if (wrong) {
      await complain(form, wrong);
      return false;
    }
    const issue = contentIssue(post.content);
    if (!issue) return true;
    editor.current?.complain(issue);
    await notice(issue);
    return false;
  };
  return { check, editor, errorOf, forgive };
}
