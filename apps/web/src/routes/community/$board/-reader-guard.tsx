import type { ListedBoard } from "@bulmo/contracts/board-list";
import type { ReactNode } from "react";
import { Guard } from "../../../session/guard/guard.tsx";

/** Whom a board is for; a visitor is asked to sign in and comes back (EXH-07). */
export const ReaderGuard = ({ board, children }: { board: ListedBoard; children: ReactNode }) => (
  <Guard role={board.readers === "ADMINISTRATORS" ? "ADMIN" : undefined} unauthorizedPath="/">
    {children}
  </Guard>
);
