import type { PostDetail } from "@bulmo/contracts/post";
import { type RefObject, useCallback, useRef, useState } from "react";
import { type FormValues, valuesOf } from "../../parts/form/form.tsx";
import { useConflict } from "../../parts/form/use-conflict.ts";
import { isReloading } from "../../parts/form/reload-page.ts";
import { useLeaveQuestion } from "../../parts/form/use-leave-question.ts";
import type { DraftKey } from "../../parts/draft/draft.ts";
import { useDraft } from "../../parts/draft/use-draft.ts";
import { newSubmission, type Submission, type SubmissionStore } from "../../session/call/send-once.ts";

const leaving = { message: "작성 중인 글이 있습니다. 지금 나가셔도 이 브라우저에 초안으로 남습니다." };

/** What stands in the form of a post. */
type PostFields = FormValues & { attachments: string; content: string };

export type PostShape<Fields extends PostFields> = {
  /** Of what the form's controls say; the text is no control. */
  ofForm: (values: FormValues, content: string) => Fields;
  ofPost: (post: PostDetail) => Fields;
  blank: Fields;
};

type PostFormOptions<Fields extends PostFields> = {
  draft: DraftKey;
  /** The post that is edited; null for a new one. */
  post: PostDetail | null;
  shape: PostShape<Fields>;
  form: RefObject<HTMLFormElement | null>;
};

/** What stands in the form, however much of it was changed. */
function useFieldReader<Fields extends PostFields>(
  options: Pick<PostFormOptions<Fields>, "form" | "shape">,
  initial: Fields,
) {
  const { form, shape } = options;
  const readContent = useRef(() => initial.content);
  /**
   * Reads what is there by then; when the page is left as well, where the form is found no more. Null once it has been
   * left: a refusal may come after that.
   */
  const reader = useCallback(() => {
    const element = form.current;
    return element && (() => shape.ofForm(valuesOf(element), readContent.current()));
  }, [form, shape]);
  const replaceContent = useCallback((html: () => string) => void (readContent.current = html), []);
  return { reader, replaceContent };
}

type Changes = {
  draft: Pick<ReturnType<typeof useDraft>, "note" | "flush" | "clear" | "state">;
  reader: () => (() => PostFields) | null;
  revision: () => number | undefined;
  isNew: boolean;
};

/** Keeps what was changed as a draft, and asks before it is left. */
function useChanges({ draft: { note, flush, clear, state }, reader, revision, isNew }: Changes) {
  const [first] = useState(newSubmission);
  const submission = useRef<Submission>(first);
  const hasChanges = useRef(false);
  const isSafe = () => isReloading() && state.status === "saved";
  useLeaveQuestion(() => hasChanges.current && !isSafe(), leaving);
  const change = useCallback(() => {
    const read = reader();
    // What it held when it was left is kept already.
    if (!read) return;
    hasChanges.current = true;
    note(() => ({ fields: read(), revision: revision(), submission: isNew ? submission.current : undefined }));
  }, [note, reader, revision, isNew]);
  const store: SubmissionStore = {
    read: () => submission.current,
    keep: (next) => {
      submission.current = next;
      change();
      flush();
    },
  };
  return {
    change,
    submission: store,
    /** Goes on with a draft under the key that it was sent with, if it was. */
    resume: (sent: Submission | undefined) => {
      submission.current = sent ?? submission.current;
    },
    /** It is in the form again, and not where it belongs. */
    markChanged: () => {
      hasChanges.current = true;
    },
    /** It is where it belongs: nothing is lost by leaving. */
    markSaved: () => {
      hasChanges.current = false;
      clear();
    },
  };
}

/** What is being written: nothing of it is lost by a failure, a reload, somebody else's edit or by leaving (BRD-24). */
export function usePostForm<Fields extends PostFields>(options: PostFormOptions<Fields>) {
  const { post, shape, form } = options;
  const [initial] = useState(() => (post ? shape.ofPost(post) : shape.blank));
  const [start, setStart] = useState({ fields: initial, round: 0 });
  const { revision, beginFrom, ...conflict } = useConflict<PostDetail>({ revision: post?.revision, form });
  const draft = useDraft(options.draft, { fields: initial, revision: post?.revision });
  const { reader, replaceContent } = useFieldReader(options, initial);
  const changes = useChanges({ draft, reader, revision, isNew: post === null });
  const { change, markChanged, markSaved } = changes;
  const changeContent = useCallback((html: () => string) => (replaceContent(html), change()), [replaceContent, change]);
  const begin = (fields: Fields) => {
    replaceContent(() => fields.content);
    setStart(({ round }) => ({ fields, round: round + 1 }));
  };
  const answerOffer = (isWanted: boolean) => {
    const { offered } = draft;
    draft.answer(isWanted);
    if (!isWanted || !offered) return;
    markChanged();
    changes.resume(offered.submission);
    beginFrom(offered.revision ?? revision());
    begin(shape.ofForm(offered.fields, offered.fields["content"] ?? ""));
  };
  const takeCurrent = () => {
    if (!conflict.current) return;
    beginFrom(conflict.current.revision);
    markSaved();
    begin(shape.ofPost(conflict.current));
    conflict.dismiss();
  };
  return {
    form,
    initial,
    start,
    draft,
    conflict: { ...conflict, takeCurrent },
    read: () => reader()?.() ?? start.fields,
    revision,
    submission: changes.submission,
    change,
    changeContent,
    answerOffer,
    markSaved,
  };
}

export type PostFormState<Fields extends PostFields = PostFields> = ReturnType<typeof usePostForm<Fields>>;
