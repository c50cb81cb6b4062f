import { type RefObject, useCallback, useRef, useState } from "react";

type ConflictOptions = {
  /** The revision of what is edited; undefined for what is new. */
  revision: number | undefined;
  form: RefObject<HTMLFormElement | null>;
};

/** What an edit began from, and what somebody else saved meanwhile: neither writes over the other unseen (NAV-31). */
export function useConflict<Current extends { revision: number }>({ revision, form }: ConflictOptions) {
  const began = useRef(revision);
  const [current, setCurrent] = useState<Current | null>(null);
  return {
    /** The revision that what was typed was made from; undefined for what is new. */
    revision: useCallback(() => began.current, []),
    beginFrom: (from: number | undefined) => {
      began.current = from;
    },
    current,
    setCurrent,
    dismiss: () => setCurrent(null),
    /** Their edit has been seen: the next one is made from it. */
    keepMine: () => {
      began.current = current?.revision;
      setCurrent(null);
      form.current?.requestSubmit();
    },
  };
}
