import type { ListedBoard } from "@bulmo/contracts/board-list";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { trpc } from "../../../session/call/trpc.ts";
import { Guard } from "../../../session/guard/guard.tsx";
import { useSessionState } from "../../../session/session-provider.tsx";
import { NotFoundPage } from "../../../shell/failure/not-found-page.tsx";

/** Whom a board is for; a visitor is asked to sign in and comes back (EXH-07). */
export const ReaderGuard = ({ board, children }: { board: ListedBoard; children: ReactNode }) => (
  <Guard role={board.readers === "ADMINISTRATORS" ? "ADMIN" : undefined} unauthorizedPath="/">
    {children}
  </Guard>
);

/** Of a board for administrators or grades the page that was sent knows nothing: a member, who may be one of them, asks again. */
export function useAskAgain(): void {
  const router = useRouter();
  const utils = trpc.useUtils();
  const isMember = "user" in useSessionState();
  useEffect(() => {
    const isAsked = utils.board.list.getData() !== undefined;
    if (isMember && !isAsked) void router.invalidate();
  }, [isMember, router, utils]);
}

export function MissingBoard() {
  useAskAgain();
  return <NotFoundPage />;
}
