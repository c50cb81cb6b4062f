import { planTimeFault } from "@bulmo/contracts/plan-rule";
import type { Plan } from "@bulmo/contracts/planned-post";
import type { PostAddress, PostDetail, PostType } from "@bulmo/contracts/post";
import { Button } from "@bulmo/ui/button";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { useDialog } from "@bulmo/ui/use-dialog";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { formatAhead, momentOf } from "../../parts/text/date.ts";
import { useSessionState } from "../../session/session-provider.tsx";
import { typeInAddress } from "../content-board/content-search.ts";
import { useDraftSlot } from "../../parts/draft/draft-slot.ts";
import type { DraftKey } from "../../parts/draft/draft.ts";
import { type ContentFields, type ContentPayload, contentShape, payloadOf } from "./content-fields.ts";
import { ContentInputs } from "./content-inputs.tsx";
import { useFreshPost, useSavePost } from "./post-calls.tsx";
import { useSavePlan } from "./use-save-plan.ts";
import { PostConflict } from "./post-conflict.tsx";
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
  const [begun, setBegun] = useState(plan);
  if (!("user" in session)) return null;
  const { _id: userId } = session.user;
  return (
    <DraftedContent
      // What another administrator saved is begun with anew.
      key={begun.revision}
      userId={userId}
      type={begun.type}
      // What is planned is on no board yet.
      post={null}
      plan={begun}
      onDone={onPlanned}
      onPlanned={onPlanned}
      onTake={setBegun}
    />
  );
}

type DraftedContentProps = {
  userId: string;
  type: PostType;
  post: PostDetail | null;
  plan?: Plan;
  onDone: (type: PostType) => void;
  onPlanned: () => void;
  onTake?: (theirs: Plan) => void;
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
  /** Begins anew with what another administrator planned. */
  onTake?: ((theirs: Plan) => void) | undefined;
};

type ContentOptions = Pick<ContentFormProps, "draftKey" | "type" | "post" | "plan">;

function useContentForm({ draftKey, type, post, plan }: ContentOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [shape] = useState(() => contentShape(type, plan));
  return usePostForm({ draft: draftKey, post, shape, form });
}

/** What is chosen while one is writing; another text begins with its own. */
function useChosen<Value>(own: Value, round: number) {
  const [chosen, setChosen] = useState({ value: own, round });
  return [chosen.round === round ? chosen.value : own, (value: Value) => setChosen({ value, round })] as const;
}

type Calls = ReturnType<typeof useContentCalls>;

/** Sends what was written: a post, or what is to be published later. */
function useContentCalls(postForm: ReturnType<typeof useContentForm>, { draftKey, post, plan }: ContentOptions) {
  const check = usePostValidation();
  const posting = useSavePost(post, {
    submission: postForm.submission,
    onConflict: postForm.conflict.setCurrent,
    onRefusal: check.showRefusal,
  });
  const planning = useSavePlan({
    plan,
    userId: draftKey.userId,
    form: postForm.form,
    onRefusal: check.showRefusal,
  });
  return { check, posting, planning, isPending: posting.isPending || planning.isPending };
}

function useSubmit(
  postForm: ReturnType<typeof useContentForm>,
  { check, posting, planning }: Calls,
  { post, plan, onDone, onPlanned }: ContentFormProps,
) {
  const { confirm, notice } = useDialog();
  const publishLater = async (sent: HTMLFormElement, fields: ContentFields, payload: ContentPayload) => {
    const moment = momentOf(fields.publishAt);
    const message = planTimeFault(moment, Date.now());
    if (message) return check.showError(sent, { field: "publishAt", message });
    const question = `‘${fields.title}’ 글을 ${formatAhead(moment)}에 올라가도록 예약합니다.`;
    if (!(await confirm({ message: question, confirmLabel: "예약" }))) return undefined;
    if (!(await planning.save(payload, fields.publishAt))) return undefined;
    postForm.markSaved();
    onPlanned();
    return undefined;
  };
  const submit = async (sent: HTMLFormElement) => {
    const fields = postForm.read();
    const payload = payloadOf(fields, post && postForm.initial);
    if (!(await check.check(sent, payload))) return;
    postForm.draft.flush();
    if (plan || fields.publishAt) {
      await publishLater(sent, fields, payload);
      return;
    }
    if (!(await confirm({ message: "게시물을 업로드 하시겠습니까?" }))) return;
    const saved = await posting.save(payload, postForm.revision());
    if (saved === null) return;
    postForm.markSaved();
    await notice("정상적으로 업로드 되었습니다.");
    onDone(saved.type);
  };
  return submit;
}

function ContentForm(props: ContentFormProps) {
  const { type, post, plan, onTake } = props;
  const postForm = useContentForm(props);
  const { fields, round } = postForm.start;
  const [board, chooseBoard] = useChosen(fields.type, round);
  const [time, chooseTime] = useChosen(fields.publishAt, round);
  const calls = useContentCalls(postForm, props);
  const { check } = calls;
  const submit = useSubmit(postForm, calls, props);
  const isPlanned = plan !== undefined || (time !== "" && board !== "QNA");
  return (
    <>
      <PlanConflict calls={calls} onTake={(theirs) => (postForm.markSaved(), onTake?.(theirs))} />
      <PostForm
        postForm={postForm}
        check={check}
        busy={calls.isPending}
        placeholder="내용을 적어 주세요. 이미지는 붙여 넣거나 끌어다 놓아도 됩니다."
        submitLabel={submitLabel(isPlanned, post !== null || plan !== undefined)}
        back={<ToList type={type} isPlanned={plan !== undefined} />}
        onSubmit={submit}
      >
        <ContentInputs
          initial={fields}
          type={board}
          time={timeFor(props)}
          errorOf={check.errorOf}
          onType={(chosen) => (chooseBoard(chosen), postForm.change())}
          onTime={chooseTime}
          onChange={postForm.change}
        />
      </PostForm>
    </>
  );
}

function timeFor({ post, plan }: ContentOptions) {
  if (plan) return "needed";
  return post ? "none" : "possible";
}

function submitLabel(isPlanned: boolean, isOld: boolean): string {
  if (isOld) return "저장";
  return isPlanned ? "예약" : "올리기";
}

const ToList = ({ type, isPlanned }: { type: PostType; isPlanned: boolean }) => (
  <Button asChild size="large">
    {isPlanned ? (
      <Link to="/admin/content-manage/planned">목록</Link>
    ) : (
      <Link to="/admin/content-manage/list" search={{ type: typeInAddress(type) }}>
        목록
      </Link>
    )}
  </Button>
);

/** Another administrator changed what is planned meanwhile. */
function PlanConflict({ calls, onTake }: { calls: Calls; onTake: (theirs: Plan) => void }) {
  const { current, keepMine, dismiss } = calls.planning.conflict;
  if (!current) return null;
  return (
    <PostConflict
      current={current}
      busy={calls.isPending}
      onKeepMine={keepMine}
      onTakeCurrent={() => onTake(current)}
      onDismiss={dismiss}
    />
  );
}
