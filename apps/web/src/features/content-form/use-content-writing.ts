import type { PostAddress, PostType } from "@bulmo/contracts/post";
import { type RefObject, useCallback, useRef, useState } from "react";
import { typeOf } from "../../lib/content-board/content-search.ts";
import { useDraft } from "../../lib/draft/use-draft.ts";
import { valuesOf } from "../../lib/form/form-values.ts";
import { useLeaveQuestion } from "../../lib/form/use-leave-question.ts";
import { blankFields, type ContentFields } from "./content-fields.ts";

const leaving = { message: "작성 중인 글이 있습니다. 지금 나가셔도 이 브라우저에 초안으로 남습니다." };

type ContentPlace = {
  userId: string;
  address: PostAddress | null;
  initial: ContentFields;
  form: RefObject<HTMLFormElement | null>;
};

/** What stands in the form, however much of it was changed. */
function useReading({ initial, form }: ContentPlace) {
  const readContent = useRef(() => initial.content);
  /** Reads what is there by then; when the page is left as well, where the form is found no more. */
  const reader = useCallback(() => {
    const element = form.current;
    return (): ContentFields => {
      const values = element ? valuesOf(element) : {};
      return { ...blankFields(initial.type), ...values, type: typeOf(values), content: readContent.current() };
    };
  }, [form, initial.type]);
  const replaceContent = useCallback((html: () => string) => void (readContent.current = html), []);
  return { reader, replaceContent };
}

/** What is being written: nothing of it is lost by a failure, a reload or by leaving (BRD-24, NAV-31). */
export function useContentWriting(place: ContentPlace) {
  const { userId, address, initial } = place;
  const [start, setStart] = useState({ fields: initial, round: 0 });
  const [type, setType] = useState(initial.type);
  const hasChanges = useRef(false);
  useLeaveQuestion(() => hasChanges.current, leaving);
  // The form for members has other fields: neither takes the other's draft.
  const draft = useDraft({ userId, board: `admin:${initial.type}`, index: address?.index }, initial);
  const { reader, replaceContent } = useReading(place);
  const { note } = draft;
  const change = useCallback(() => {
    hasChanges.current = true;
    note(reader());
  }, [note, reader]);
  const changeContent = useCallback((html: () => string) => (replaceContent(html), change()), [replaceContent, change]);
  const changeType = (chosen: PostType) => (setType(chosen), change());

  const answerOffer = (isWanted: boolean) => {
    const kept = draft.offered?.fields;
    draft.settle(isWanted);
    if (!isWanted || !kept) return;
    const fields = { ...initial, ...kept, type: typeOf(kept) };
    replaceContent(() => fields.content);
    hasChanges.current = true;
    setType(fields.type);
    setStart(({ round }) => ({ fields, round: round + 1 }));
  };
  /** It is where it belongs: nothing is lost by leaving. */
  const markSaved = () => {
    hasChanges.current = false;
    draft.clear();
  };
  return { start, type, draft, read: () => reader()(), change, changeContent, changeType, answerOffer, markSaved };
}
