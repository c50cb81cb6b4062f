import type { ListedBoard } from "@bulmo/contracts/board-list";
import { Button } from "@bulmo/ui/button";
import { EmptyState } from "@bulmo/ui/state";
import type { ReactNode } from "react";
import { Link } from "../../parts/link/link.tsx";
import { boardPath } from "../../post/board/board-paths.ts";
import { ContentFrame } from "../../shell/layout/content-frame.tsx";
import { CompactPageBanner } from "../../shell/layout/page-banner.tsx";
import { Breadcrumb } from "../../shell/navigation/breadcrumb.tsx";
import { useMayWrite } from "./-may-write.ts";

/** Told before anything is written, which would be refused. What is there already its writer may still mend. */
export function WriterGuard({ board, isOld, children }: { board: ListedBoard; isOld: boolean; children: ReactNode }) {
  const mayWrite = useMayWrite(board);
  if (mayWrite || isOld) return children;
  return <EmptyState title="글을 쓰실 수 없는 게시판입니다.">정해진 등급의 회원만 글을 올립니다.</EmptyState>;
}

/** In place of the form on a board that takes nothing new; there is no page of that address (EXH-08). */
export const ClosedBoard = ({ board }: { board: ListedBoard }) => (
  <>
    <CompactPageBanner title={board.title} breadcrumb={<Breadcrumb title={board.title} />} />
    <ContentFrame width="reading">
      <EmptyState
        title="지금은 글을 받지 않는 게시판입니다."
        action={
          <Button asChild size="large">
            <Link to={boardPath(board)}>목록</Link>
          </Button>
        }
      >
        올라온 글은 읽으실 수 있습니다.
      </EmptyState>
    </ContentFrame>
  </>
);
