import type { PostAddress, PostDetail, PostType } from "@bulmo/contracts/post";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import { TextInput } from "@bulmo/ui/text-input";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import type { SitePath } from "../../page/site-path.ts";
import { useSessionState } from "../../session/session-provider.tsx";
import { detailPath } from "../board/board-paths.ts";
import { useDraftSlot } from "../../parts/draft/draft-slot.ts";
import type { DraftKey } from "../../parts/draft/draft.ts";
import { attachedIds, attachedText } from "../attachment/attached.ts";
import { HeadingChips } from "./heading-chips.tsx";
import { useFreshPost, useSavePost } from "./post-calls.tsx";
import { PostForm, SecretField, usePostValidation } from "./post-form.tsx";
import { type PostShape, usePostForm } from "./use-post-form.ts";

/** Where members write: questions, and the posts of other boards that are open to them. */
type WritingPlace = {
  type: PostType;
  path: SitePath;
  placeholder: string;
  /** Words of which a post there may bear one before its title. */
  headings: readonly string[];
};

type MemberPostEditingProps = {
  board: WritingPlace;
  address: PostAddress | null;
  onDone: (index: number) => void;
};

/** For members, behind a guard: a new post, or one of their own to be edited (BRD-19, BRD-20). */
export function MemberPostEditing({ board, address, onDone }: MemberPostEditingProps) {
  const session = useSessionState();
  if (!("user" in session)) return null;
  const { _id: userId } = session.user;
  // Whoever signs in meanwhile gets a form of their own.
  return address ? (
    <OwnPost key={`${userId}:${address.index}`} board={board} userId={userId} address={address} onDone={onDone} />
  ) : (
    <DraftedPost key={userId} board={board} userId={userId} post={null} onDone={onDone} />
  );
}

type DraftedPostProps = {
  board: WritingPlace;
  userId: string;
  post: PostDetail | null;
  onDone: (index: number) => void;
};

function DraftedPost({ board, userId, post, onDone }: DraftedPostProps) {
  const draftKey = useDraftSlot({ userId, board: board.type, index: post?.index });
  return draftKey ? <MemberPostForm board={board} draftKey={draftKey} post={post} onDone={onDone} /> : <BusyState />;
}

type OwnPostProps = { board: WritingPlace; userId: string; address: PostAddress; onDone: (index: number) => void };

function OwnPost({ board, userId, address, onDone }: OwnPostProps) {
  const { post, writerId, hasFailed, refetch } = useFreshPost(address);
  // What somebody else's secret question says does not come.
  if (writerId !== undefined && writerId !== userId) {
    return (
      <EmptyState
        title="글쓴이만 고칠 수 있는 글입니다."
        action={
          <Button asChild>
            <Link to={detailPath(board.path)} search={{ index: String(address.index) }}>
              글 보기
            </Link>
          </Button>
        }
      >
        다른 분이 쓴 글은 여기에서 고칠 수 없습니다.
      </EmptyState>
    );
  }
  if (!post) {
    return hasFailed ? (
      <ErrorState onRetry={() => void refetch()}>글을 불러오지 못했습니다.</ErrorState>
    ) : (
      <BusyState />
    );
  }
  return <DraftedPost board={board} userId={userId} post={post} onDone={onDone} />;
}

/** What stands in the form (BRD-17); `isSecret` is empty for what all readers of the board read. */
type MemberPostFields = { title: string; heading: string; isSecret: string; attachments: string; content: string };

const memberPostShape: PostShape<MemberPostFields> = {
  ofForm: ({ title = "", heading = "", isSecret = "", attachments = "" }, content) => ({
    title,
    heading,
    isSecret,
    attachments,
    content,
  }),
  ofPost: ({ title, heading, isSecret, attachments, content }) => ({
    title,
    heading,
    isSecret: isSecret ? "on" : "",
    attachments: attachedText(attachments),
    content,
  }),
  blank: { title: "", heading: "", isSecret: "", attachments: "", content: "" },
};

type MemberPostFormProps = {
  board: WritingPlace;
  /** Where its draft is kept. */
  draftKey: DraftKey;
  /** The one that is edited; null for a new one. */
  post: PostDetail | null;
  onDone: (index: number) => void;
};

/** Title and text of what a member writes (BRD-17); nothing that was typed into it is ever lost (BRD-24). */
function MemberPostForm({ board, draftKey, post, onDone }: MemberPostFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const postForm = usePostForm({ draft: draftKey, post, shape: memberPostShape, form });
  const check = usePostValidation();
  const { save, isPending } = useSavePost(post, {
    submission: postForm.submission,
    onConflict: postForm.conflict.setCurrent,
    onRefusal: check.showRefusal,
  });
  const submit = async (sent: HTMLFormElement) => {
    const { isSecret, attachments, ...fields } = postForm.read();
    const sentFiles = { attachments: attachedIds(attachments) };
    const payload = {
      ...fields,
      ...sentFiles,
      type: board.type,
      ...(board.type === "QNA" ? { isSecret: isSecret !== "" } : {}),
    };
    if (!(await check.check(sent, payload))) return;
    postForm.draft.flush();
    const saved = await save(payload, postForm.revision());
    if (saved === null) return;
    postForm.markSaved();
    onDone(saved.index);
  };
  return (
    <PostForm
      postForm={postForm}
      check={check}
      busy={isPending}
      placeholder={board.placeholder}
      submitLabel="게시글 작성"
      back={
        <Button asChild size="large">
          <Link to={board.path}>뒤로</Link>
        </Button>
      }
      onSubmit={submit}
    >
      <Field label="제목" required error={check.errorOf("title")}>
        <TextInput
          name="title"
          defaultValue={postForm.start.fields.title}
          autoComplete="off"
          onInput={postForm.change}
        />
      </Field>
      <HeadingChips headings={board.headings} initial={postForm.start.fields.heading} onChange={postForm.change} />
      {board.type === "QNA" && <SecretField initial={postForm.start.fields.isSecret} onChange={postForm.change} />}
    </PostForm>
  );
}
