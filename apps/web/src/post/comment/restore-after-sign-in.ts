import type { PostAddress } from "@bulmo/contracts/post";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { CommentController } from "./use-comment-controller.ts";

/** What a visitor had written when they went to sign in, and the control they pressed. */
type SavedComments = { drafts: Readonly<Record<string, string>>; focus: string };

const keyOf = ({ type, index }: PostAddress) => `bulmo:comment:${type}:${index}`;

const isText = (value: unknown): value is string => typeof value === "string";

function parse(text: string): SavedComments | null {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || !("drafts" in value) || !("focus" in value)) return null;
  const { drafts, focus } = value;
  if (typeof drafts !== "object" || drafts === null || !isText(focus)) return null;
  return { focus, drafts: Object.fromEntries(Object.entries(drafts).filter(([, words]) => isText(words))) };
}

/** For as long as the tab is open. A browser that keeps nothing for pages loses the words, not the way back. */
export function saveBeforeSignIn(post: PostAddress, words: SavedComments): void {
  try {
    sessionStorage.setItem(keyOf(post), JSON.stringify(words));
  } catch {
    return;
  }
}

/** What was kept, once. */
function takeSaved(post: PostAddress): SavedComments | null {
  try {
    const text = sessionStorage.getItem(keyOf(post));
    sessionStorage.removeItem(keyOf(post));
    return text === null ? null : parse(text);
  } catch {
    return null;
  }
}

/** Milliseconds in which a page that was returned to is drawn, also on a slow phone. */
const settlingTime = 1_000;

/** Who went to sign in finds what they wrote where they wrote it, and the focus where they left it (CMT-08). */
export function useRestoreAfterSignIn({ post: { type, index }, drafts }: CommentController): void {
  const router = useRouter();
  const [focus, setFocus] = useState<string | null>(null);
  useEffect(() => {
    const kept = takeSaved({ type, index });
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
