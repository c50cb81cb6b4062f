import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { takeWords } from "./kept-words.ts";
import type { CommentDesk } from "./use-comment-desk.ts";

/** Who went to sign in finds what they wrote where they wrote it, and the focus where they left it (CMT-08). */
export function useReturn({ post: { type, index }, drafts }: CommentDesk): void {
  const router = useRouter();
  const [focus, setFocus] = useState<string | null>(null);
  useEffect(() => {
    const kept = takeWords({ type, index });
    if (!kept) return;
    drafts.restore(kept.drafts);
    setFocus(kept.focus);
  }, [drafts, type, index]);
  useEffect(() => {
    if (focus === null) return undefined;
    const restore = () => {
      document.getElementById(focus)?.focus();
      setFocus(null);
    };
    // The router scrolls and moves the focus once the page is there: ours is the last word.
    const stop = router.subscribe("onRendered", restore);
    document.getElementById(focus)?.focus();
    return stop;
  }, [router, focus]);
}
