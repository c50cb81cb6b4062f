import type { ListedBoard } from "@bulmo/contracts/board-list";
import type { PostAddress } from "@bulmo/contracts/post";
import { useNavigate } from "@tanstack/react-router";
import { sitePath } from "../../page/site-path.ts";
import { boardPath, detailPath } from "../../post/board/board-paths.ts";
import { OrphanedDraft } from "../../post/draft/orphaned-draft.tsx";
import { MemberPostEditing } from "../../post/write/member-post-form.tsx";
import { Guard } from "../../session/guard/guard.tsx";
import { NotFoundPage } from "../../shell/failure/not-found-page.tsx";
import { ContentFrame } from "../../shell/layout/content-frame.tsx";
import { CompactPageBanner } from "../../shell/layout/page-banner.tsx";
import { Breadcrumb } from "../../shell/navigation/breadcrumb.tsx";
import { editText, isRefused } from "./-edit-text.ts";
import { ClosedBoard, WriterGuard } from "./-writer-guard.tsx";

type EditPageProps = {
  board: ListedBoard;
  /** Null for a new post. */
  address: PostAddress | null;
  /** What is to be written. */
  wanted: string;
};

/** Where a member writes on a board, or mends what they wrote there. */
export function EditPage({ board, address, wanted }: EditPageProps) {
  const navigate = useNavigate();
  const { title } = editText(address);
  const path = boardPath(board);
  const placeholder = `${wanted} 적어 주세요. 이미지는 붙여 넣거나 끌어다 놓아도 됩니다.`;
  return (
    <>
      <CompactPageBanner title={title} breadcrumb={<Breadcrumb title={title} />} />
      <ContentFrame width="writing">
        <Guard>
          <WriterGuard board={board} isOld={address !== null}>
            <MemberPostEditing
              key={board.type}
              board={{ type: board.type, path, placeholder, headings: board.headings }}
              address={address}
              onDone={(index) =>
                // Going back from the post leads to where one began to write it.
                void navigate({ to: detailPath(path), search: { index: String(index) }, replace: true })
              }
            />
          </WriterGuard>
        </Guard>
      </ContentFrame>
    </>
  );
}

type MissingProps = {
  board: ListedBoard | undefined;
  /** Undefined for an address that no post can have. */
  address: PostAddress | null | undefined;
};

/** In place of it: the board takes nothing new, or the post is gone and what was written of it is not. */
export function MissingEdit({ board, address }: MissingProps) {
  const navigate = useNavigate();
  if (board && address === null && isRefused(board, address)) return <ClosedBoard board={board} />;
  return (
    <>
      <NotFoundPage />
      {board && address && (
        <ContentFrame width="reading">
          <OrphanedDraft
            draftKey={{ board: address.type, index: address.index }}
            onMoved={() => void navigate({ to: sitePath(`${boardPath(board)}/edit`) })}
          />
        </ContentFrame>
      )}
    </>
  );
}
