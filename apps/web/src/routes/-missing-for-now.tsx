import { notFound, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { isNamed } from "../page/board/menu-pages.ts";
import { trpc } from "../session/call/trpc.ts";
import { useSessionState } from "../session/session-provider.tsx";
import { NotFoundPage } from "../shell/failure/not-found-page.tsx";
import type { RouterContext } from "./-router-context.ts";

/**
 * The page that was sent is a visitor's, and knows nothing of what is for administrators or grades: of a member, who may be
 * one of them, the browser asks again, once.
 */
export function useAskAgain(): void {
  const router = useRouter();
  const { board } = trpc.useUtils();
  const isMember = "user" in useSessionState();
  useEffect(() => {
    if (!isMember || board.list.getData() !== undefined) return;
    void board.list.prefetch().then(() => (board.list.getData() === undefined ? undefined : router.invalidate()));
  }, [isMember, router, board]);
}

export function MissingForNow() {
  useAskAgain();
  return <NotFoundPage />;
}

/**
 * Throws the not-found page, unless the page was shown since this one was sent, or whoever asks is an administrator, who
 * alone is told of those that are hidden. A page itself is always a visitor's.
 */
export async function openHidden({ queries }: RouterContext, path: string): Promise<void> {
  if (import.meta.env.SSR || !isNamed(await queries.board.list.fetch(undefined, { staleTime: 0 }), path))
    throw notFound();
}
