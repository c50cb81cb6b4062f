import type { ListedBoard } from "@bulmo/contracts/board-list";
import { EmptyState } from "@bulmo/ui/state";
import type { ReactNode } from "react";
import { useMayWrite } from "./-may-write.ts";

/** Told before anything is written, which would be refused. What is there already its writer may still mend. */
export function WriterGuard({ board, isOld, children }: { board: ListedBoard; isOld: boolean; children: ReactNode }) {
  const mayWrite = useMayWrite(board);
  if (mayWrite || isOld) return children;
  return <EmptyState title="글을 쓰실 수 없는 게시판입니다.">정해진 등급의 회원만 글을 올립니다.</EmptyState>;
}
