import { notFound, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { isNamed } from "../page/board/menu-pages.ts";
import { trpc } from "../session/call/trpc.ts";
import { useSessionState } from "../session/session-provider.tsx";
import { NotFoundPage } from "../shell/failure/not-found-page.tsx";
import * as styles from "./-missing-for-now.css.ts";
import type { RouterContext } from "./-router-context.ts";

/**
 * The page that was sent is a visitor's, and knows nothing of what is for administrators or grades: of a member, who may be
 * one of them, the browser asks again, once. Answers whether it is still to be told.
 */
function useAskAgain(): boolean {
  const router = useRouter();
  const { board } = trpc.useUtils();
  const session = useSessionState();
  const [isAnswered, setAnswered] = useState(false);
  const isKnown = session.status !== "loading";
  const isMember = "user" in session;
  useEffect(() => {
    const ask = async () => {
      if (isMember && board.list.getData() === undefined) {
        await board.list.prefetch();
        if (board.list.getData() !== undefined) await router.invalidate();
      }
      setAnswered(true);
    };
    if (isKnown) void ask();
  }, [isKnown, isMember, router, board]);
  return !isAnswered;
}

/** What is said of a page that may be there for whoever asks once more. */
export function AskedAgain({ children }: { children: ReactNode }) {
  const isAsking = useAskAgain();
  return <div className={isAsking ? styles.unanswered : undefined}>{children}</div>;
}

export const MissingForNow = () => (
  <AskedAgain>
    <NotFoundPage />
  </AskedAgain>
);

/**
 * Throws the not-found page, unless the page was shown since this one was sent, or whoever asks is an administrator, who
 * alone is told of those that are hidden. A page itself is always a visitor's.
 */
export async function openHidden({ queries }: RouterContext, path: string): Promise<void> {
  if (import.meta.env.SSR || !isNamed(await queries.board.list.fetch(undefined, { staleTime: 0 }), path))
    throw notFound();
}
