import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { takeWords } from "./kept-words.ts";
import type { CommentDesk } from "./use-comment-desk.ts";

/** Milliseconds in which a page that was returned to is drawn, also on a slow phone. */
const settlingTime = 1_000;

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
      const left = document.getElementById(focus);
      left?.focus();
      // What has the focus already is not scrolled to by it.
      left?.scrollIntoView({ block: "center" });
    };
    // The router scrolls and moves the focus whenever the page is there anew: ours is the last word until it has settled.
    const stop = router.subscribe("onRendered", () => window.requestAnimationFrame(restore));
    const settled = window.setTimeout(() => setFocus(null), settlingTime);
    restore();
    return () => {
      stop();
      window.clearTimeout(settled);
    };
  }, [router, focus]);
}
