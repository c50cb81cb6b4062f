import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { trpc } from "../session/call/trpc.ts";
import { useSessionState } from "../session/session-provider.tsx";
import { NotFoundPage } from "../shell/failure/not-found-page.tsx";

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
