import type { PostAddress } from "@bulmo/contracts/post";
import { useCallback, useState } from "react";
import type { Change } from "./comment-change.ts";
import { failureSentence } from "./failure-sentence.ts";
import { useChanges } from "./use-changes.ts";

/** What a reader can do here; a count is the server's doing. */
export type Act = Exclude<Change, { kind: "count" }>;

/** Failures are told where they happened: beside a comment, known by its id, or under a box. */
type Failures = Readonly<Record<string, string>>;

/** Does what a reader asks for, and tells what became of it. */
export function useActs(post: PostAddress) {
  const { attempt, ...comments } = useChanges(post);
  const [failures, setFailures] = useState<Failures>({});
  const [news, setNews] = useState("");
  const fail = useCallback((place: string, sentence: string) => {
    setFailures((all) => ({ ...all, [place]: sentence }));
  }, []);
  /** False when it was refused, which is told at `place`. */
  const act = async (place: string, change: Act, send: () => Promise<Change>): Promise<boolean> => {
    fail(place, "");
    setNews("");
    try {
      await attempt(change, send);
      return true;
    } catch (error) {
      fail(place, failureSentence(change.kind, error));
      return false;
    }
  };
  return {
    ...comments,
    act,
    news,
    tell: setNews,
    fail,
    failureAt: (place: string) => failures[place] || null,
  };
}
