import type { PostDetail } from "@bulmo/contracts/post";
import { type RefObject, useCallback, useRef, useState } from "react";

type OvertakenOptions = {
  /** The revision of the post that is edited; undefined for a new one. */
  revision: number | undefined;
  form: RefObject<HTMLFormElement | null>;
};

/** What an edit began from, and the post as somebody else edited it meanwhile: neither writes over the other unseen. */
export function useOvertaken({ revision, form }: OvertakenOptions) {
  const began = useRef(revision);
  const [theirs, setTheirs] = useState<PostDetail | null>(null);
  return {
    /** The revision that the text was made from; undefined for a new post. */
    revision: useCallback(() => began.current, []),
    beginFrom: (from: number | undefined) => {
      began.current = from;
    },
    theirs,
    meet: setTheirs,
    goOn: () => setTheirs(null),
    /** Their edit has been seen: the next one is made from it. */
    keepMine: () => {
      began.current = theirs?.revision;
      setTheirs(null);
      form.current?.requestSubmit();
    },
  };
}
