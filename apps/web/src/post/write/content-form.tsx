import type { Plan } from "@bulmo/contracts/planned-post";
import type { PostAddress, PostDetail, PostType } from "@bulmo/contracts/post";
import { Button } from "@bulmo/ui/button";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { useDialog } from "@bulmo/ui/use-dialog";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useSessionState } from "../../session/session-provider.tsx";
import { typeInAddress } from "../content-board/content-search.ts";
import { useDraftSlot } from "../draft/draft-slot.ts";
import type { DraftKey } from "../draft/draft.ts";
import { contentShape, payloadOf } from "./content-fields.ts";
import { ContentInputs } from "./content-inputs.tsx";
import { useFreshPost, useSavePost } from "./post-calls.tsx";
import { useSavePlan } from "./use-save-plan.ts";
import { PostForm, usePostValidation } from "./post-form.tsx";
import { usePostForm } from "./use-post-form.ts";

type ContentEditingProps = {
  /** The board that a new post is meant for. */
  type: PostType;
  /** The post that is edited; null for a new one. */
  address: PostAddress | null;
  /** Hears on which board the post is now. */
  onDone: (type: PostType) => void;
  /** Hears that it will be published later. */
  onPlanned: () => void;
};

/** For administrators, behind a guard: a new post, or any that is there (ADM-19 to ADM-22). */
export function ContentEditing({ type, address, onDone, onPlanned }: ContentEditingProps) {
  const session = useSessionState();
  if (!("user" in session)) return null;
  const { _id: userId } = session.user;
  return address ? (
    <OldContent
      key={`${address.type}:${address.index}`}
      userId={userId}
      address={address}
      onDone={onDone}
      onPlanned={onPlanned}
    />
  ) : (
    <DraftedContent key={type} userId={userId} type={type} post={null} onDone={onDone} onPlanned={onPlanned} />
  );
}

type PlanEditingProps = Pick<ContentEditingProps, "onPlanned"> & { plan: Plan };

/** The same for a post that is to be published later. */
export function PlanEditing({ plan, onPlanned }: PlanEditingProps) {
  const session = useSessionState();
  if (!("user" in session)) return null;
  const { _id: userId } = session.user;
  // What is planned is on no board yet.
  return (
    <DraftedContent userId={userId} type={plan.type} post={null} plan={plan} onDone={onPlanned} onPlanned={onPlanned} />
  );
}

type DraftedContentProps = {
  userId: string;
  type: PostType;
  post: PostDetail | null;
  plan?: Plan;
  onDone: (type: PostType) => void;
  onPlanned: () => void;
};

function DraftedContent({ userId, plan, ...content }: DraftedContentProps) {
  const { type, post } = content;
  // The form for members has other fields: neither takes the other's draft.
  const board = plan ? "admin:plan" : `admin:${type}`;
  const draftKey = useDraftSlot({ userId, board, index: plan?.id ?? post?.index });
  return draftKey ? <ContentForm draftKey={draftKey} plan={plan} {...content} /> : <BusyState />;
}

type OldContentProps = Omit<ContentEditingProps, "type"> & { userId: string; address: PostAddress };

function OldContent({ userId, address, onDone, onPlanned }: OldContentProps) {
  const { post, hasFailed, refetch } = useFreshPost(address);
  if (!post)
    return hasFailed ? (
      <ErrorState onRetry={() => void refetch()}>게시물을 불러오지 못했습니다.</ErrorState>
    ) : (
      <BusyState />
    );
  return <DraftedContent userId={userId} type={post.type} post={post} onDone={onDone} onPlanned={onPlanned} />;
}

type ContentFormProps = {
  /** Where its draft is kept. */
  draftKey: DraftKey;
  /** The board that the post is on, or meant for. */
  type: PostType;
  /** The post that is edited; null for a new one. */
  post: PostDetail | null;
  /** What is to be published later, and is edited. */
  plan?: Plan | undefined;
  onDone: (type: PostType) => void;
  onPlanned: () => void;
};

function useContentForm({ draftKey, type, post, plan }: Omit<ContentFormProps, "onDone" | "onPlanned">) {
  const form = useRef<HTMLFormElement>(null);
  const [shape] = useState(() => contentShape(type, plan));
  return usePostForm({ draft: draftKey, post, shape, form });
}

/** The board that is chosen; another text begins with its own. */
function useChosenBoard({ start: { fields, round } }: ReturnType<typeof useContentForm>) {
  const [chosen, setChosen] = useState({ type: fields.type, round });
  return {
    type: chosen.round === round ? chosen.type : fields.type,
    choose: (type: PostType) => setChosen({ type, round }),
  };
}

function ContentForm({ draftKey, type, post, plan, onDone, onPlanned }: ContentFormProps) {
  const { confirm, notice } = useDialog();
  const postForm = useContentForm({ draftKey, type, post, plan });
  const board = useChosenBoard(postForm);
  const check = usePostValidation();
  const { save, isPending } = useSavePost(post, {
    submission: postForm.submission,
    onConflict: postForm.conflict.setCurrent,
  });
  const planning = useSavePlan(plan);
  const submit = async (sent: HTMLFormElement) => {
    const fields = postForm.read();
    const payload = payloadOf(fields, post && postForm.initial);
    if (!(await check.check(sent, payload))) return;
    postForm.draft.flush();
    if (plan || fields.publishAt) {
      if (!(await planning.save(payload, fields.publishAt))) return;
      postForm.markSaved();
      onPlanned();
      return;
    }
    if (!(await confirm({ message: "게시물을 업로드 하시겠습니까?" }))) return;
    const saved = await save(payload, postForm.revision());
    if (saved === null) return;
    postForm.markSaved();
    await notice("정상적으로 업로드 되었습니다.");
    onDone(saved.type);
  };
  return (
    <PostForm
      postForm={postForm}
      check={check}
      busy={isPending || planning.isPending}
      placeholder="내용을 적어 주세요. 이미지는 붙여 넣거나 끌어다 놓아도 됩니다."
      submitLabel={post || plan ? "저장" : "올리기"}
      back={
        <Button asChild size="large">
          {plan ? (
            <Link to="/admin/content-manage/planned">목록</Link>
          ) : (
            <Link to="/admin/content-manage/list" search={{ type: typeInAddress(type) }}>
              목록
            </Link>
          )}
        </Button>
      }
      onSubmit={submit}
    >
      <ContentInputs
        initial={postForm.start.fields}
        type={board.type}
        hasTime={post === null}
        errorOf={check.errorOf}
        onType={(chosen) => (board.choose(chosen), postForm.change())}
        onChange={postForm.change}
      />
    </PostForm>
  );
}
