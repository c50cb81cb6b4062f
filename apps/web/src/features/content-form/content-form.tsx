import { firstIssue } from "@bulmo/contracts/first-issue";
import type { PostAddress, PostType } from "@bulmo/contracts/post";
import { postCreateInput } from "@bulmo/contracts/post-write";
import { Button } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/dialog-provider";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { typeInAddress } from "../../lib/content-board/content-search.ts";
import { DraftNote } from "../../lib/draft/draft-note.tsx";
import { DraftOffer } from "../../lib/draft/draft-offer.tsx";
import { contentIssue } from "../../lib/editor/content-issue.ts";
import { EditorField, type EditorFieldHandle } from "../../lib/editor/editor-field.tsx";
import * as form from "../../lib/form/form.css.ts";
import { Form } from "../../lib/form/form.tsx";
import { useComplaint } from "../../lib/form/use-complaint.ts";
import { type ContentFields, payloadOf } from "./content-fields.ts";
import * as styles from "./content-form.css.ts";
import { ContentInputs } from "./content-inputs.tsx";
import { useContentWriting } from "./use-content-writing.ts";
import { useSaveContent } from "./use-save-content.tsx";

type ContentFormProps = {
  userId: string;
  /** The post that is edited; null for a new one. */
  address: PostAddress | null;
  initial: ContentFields;
  onDone: (type: PostType) => void;
};

export function ContentForm({ userId, address, initial, onDone }: ContentFormProps) {
  const { confirm, notice } = useDialog();
  const complaint = useComplaint();
  const editor = useRef<EditorFieldHandle>(null);
  const element = useRef<HTMLFormElement>(null);
  const writing = useContentWriting({ userId, address, initial, form: element });
  const { start, draft } = writing;
  const { save, isPending } = useSaveContent(address);

  const submit = async (sent: HTMLFormElement) => {
    const payload = payloadOf(writing.read(), address && initial);
    const wrong = firstIssue(postCreateInput, { ...payload, content: "-" });
    if (wrong) return complaint.complain(sent, wrong);
    const issue = contentIssue(payload.content);
    if (issue) {
      editor.current?.complain(issue);
      return notice(issue);
    }
    draft.flush();
    if (!(await confirm({ message: "게시물을 업로드 하시겠습니까?" }))) return undefined;
    const board = await save(payload);
    if (board === null) return undefined;
    writing.markSaved();
    await notice("정상적으로 업로드 되었습니다.");
    return onDone(board);
  };

  const answer = (isWanted: boolean) => {
    writing.answerOffer(isWanted);
    // The buttons that had the focus are gone.
    window.requestAnimationFrame(() => element.current?.querySelector("input")?.focus());
  };

  return (
    <>
      {draft.offered && <DraftOffer draft={draft.offered} onAnswer={answer} />}
      <Form ref={element} className={form.form} busy={isPending} onInput={complaint.forgive} onSubmit={submit}>
        <div className={styles.fields} inert={draft.offered !== null || isPending}>
          <ContentInputs
            key={start.round}
            initial={start.fields}
            type={writing.type}
            errorOf={complaint.errorOf}
            onType={writing.changeType}
            onChange={writing.change}
          />
          <EditorField
            ref={editor}
            placeholder="내용을 적어 주세요. 이미지는 붙여 넣거나 끌어다 놓아도 됩니다."
            html={start.fields.content}
            round={start.round}
            onChange={writing.changeContent}
          />
        </div>
        <DraftNote state={draft.state} />
        <div className={form.actions}>
          <Button asChild size="large">
            <Link to="/admin/content-manage/list" search={{ type: typeInAddress(initial.type) }}>
              목록
            </Link>
          </Button>
          <Button type="submit" variant="primary" size="large" busy={isPending} disabled={draft.offered !== null}>
            업로드
          </Button>
        </div>
      </Form>
    </>
  );
}
