import type { PostAddress, PostDetail, PostType } from "@bulmo/contracts/post";
import { Button } from "@bulmo/ui/button";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { useDialog } from "@bulmo/ui/use-dialog";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useSessionState } from "../../session/session-provider.tsx";
import { typeInAddress } from "../content-board/content-search.ts";
import { useDraftPlace } from "../draft/draft-slot.ts";
import type { DraftPlace } from "../draft/draft.ts";
import { contentShape, payloadOf } from "./content-fields.ts";
import { ContentInputs } from "./content-inputs.tsx";
import { usePostNow, useSavePost } from "./post-calls.tsx";
import { PostForm, usePostCheck } from "./post-form.tsx";
import { usePostWriting } from "./use-post-writing.ts";

type ContentEditingProps = {
  /** The board that a new post is meant for. */
  type: PostType;
  /** The post that is edited; null for a new one. */
  address: PostAddress | null;
  /** Hears on which board the post is now. */
  onDone: (type: PostType) => void;
};

/** For administrators, behind a guard: a new post, or any that is there (ADM-19 to ADM-22). */
export function ContentEditing({ type, address, onDone }: ContentEditingProps) {
  const session = useSessionState();
  if (!("user" in session)) return null;
  const { _id: userId } = session.user;
  return address ? (
    <OldContent key={`${address.type}:${address.index}`} userId={userId} address={address} onDone={onDone} />
  ) : (
    <Placed key={type} userId={userId} type={type} post={null} onDone={onDone} />
  );
}

type PlacedProps = { userId: string; type: PostType; post: PostDetail | null; onDone: (type: PostType) => void };

function Placed({ userId, type, post, onDone }: PlacedProps) {
  // The form for members has other fields: neither takes the other's draft.
  const place = useDraftPlace({ userId, board: `admin:${type}`, index: post?.index });
  return place ? <ContentForm place={place} type={type} post={post} onDone={onDone} /> : <BusyState />;
}

type OldContentProps = { userId: string; address: PostAddress; onDone: (type: PostType) => void };

function OldContent({ userId, address, onDone }: OldContentProps) {
  const { post, hasFailed, refetch } = usePostNow(address);
  if (!post)
    return hasFailed ? (
      <ErrorState onRetry={() => void refetch()}>게시물을 불러오지 못했습니다.</ErrorState>
    ) : (
      <BusyState />
    );
  return <Placed userId={userId} type={post.type} post={post} onDone={onDone} />;
}

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

function ContentForm({ place, type, post, onDone }: ContentFormProps) {
  const { confirm, notice } = useDialog();
  const writing = useContentWriting({ place, type, post });
  const board = useChosenBoard(writing);
  const check = usePostCheck();
  const { save, isPending } = useSavePost(post, {
    submission: writing.submission,
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
