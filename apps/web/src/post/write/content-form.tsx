import type { PostDetail, PostType } from "@bulmo/contracts/post";
import { Button } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/use-dialog";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { typeInAddress } from "../content-board/content-search.ts";
import type { DraftPlace } from "../draft/draft.ts";
import { PostForm } from "./post-form.tsx";
import { usePostCheck } from "./use-post-check.ts";
import { usePostWriting } from "./use-post-writing.ts";
import { contentShape, payloadOf } from "./content-fields.ts";
import { ContentInputs } from "./content-inputs.tsx";
import { useSavePost } from "./use-save-post.tsx";

type ContentFormProps = {
  /** Where its draft is kept. */
  place: DraftPlace;
  /** The board that the post is on, or meant for. */
  type: PostType;
  /** The post that is edited; null for a new one. */
  post: PostDetail | null;
  onDone: (type: PostType) => void;
};

function useContentWriting({ place, type, post }: Omit<ContentFormProps, "onDone">) {
  const form = useRef<HTMLFormElement>(null);
  const [shape] = useState(() => contentShape(type));
  return usePostWriting({ draft: place, post, shape, form });
}

/** The board that is chosen; another text begins with its own. */
function useChosenBoard({ start: { fields, round } }: ReturnType<typeof useContentWriting>) {
  const [chosen, setChosen] = useState({ type: fields.type, round });
  return {
    type: chosen.round === round ? chosen.type : fields.type,
    choose: (type: PostType) => setChosen({ type, round }),
  };
}

export function ContentForm({ place, type, post, onDone }: ContentFormProps) {
  const { confirm, notice } = useDialog();
  const writing = useContentWriting({ place, type, post });
  const board = useChosenBoard(writing);
  const check = usePostCheck();
  const { save, isPending } = useSavePost(post, {
    receipt: writing.receipt,
    onOvertaken: writing.overtaken.meet,
  });
  const submit = async (sent: HTMLFormElement) => {
    const payload = payloadOf(writing.read(), post && writing.initial);
    if (!(await check.check(sent, payload))) return;
    writing.draft.flush();
    if (!(await confirm({ message: "게시물을 업로드 하시겠습니까?" }))) return;
    const saved = await save(payload, writing.revision());
    if (saved === null) return;
    writing.markSaved();
    await notice("정상적으로 업로드 되었습니다.");
    onDone(saved.type);
  };
  return (
    <PostForm
      writing={writing}
      check={check}
      busy={isPending}
      placeholder="내용을 적어 주세요. 이미지는 붙여 넣거나 끌어다 놓아도 됩니다."
      submitLabel="업로드"
      back={
        <Button asChild size="large">
          <Link to="/admin/content-manage/list" search={{ type: typeInAddress(type) }}>
            목록
          </Link>
        </Button>
      }
      onSubmit={submit}
    >
      <ContentInputs
        initial={writing.start.fields}
        type={board.type}
        errorOf={check.errorOf}
        onType={(chosen) => (board.choose(chosen), writing.change())}
        onChange={writing.change}
      />
    </PostForm>
  );
}
