import { exhibitionNumber, isExhibition } from "@bulmo/contracts/board";
import type { PostType } from "@bulmo/contracts/post";
import { Button } from "@bulmo/ui/button";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import { useState } from "react";
import { choiceClass, ChoiceLinks } from "../../parts/link/choice-links.tsx";
import { useAllBoards } from "../../post/content-board/use-all-boards.ts";
import { boardIn, pictureBoards } from "../../post/content-board/content-board.ts";
import { typeInAddress } from "../../post/content-board/content-search.ts";
import { Link } from "../../parts/link/link.tsx";
import { useSessionState } from "../../session/session-provider.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { BatchEditor } from "./batch-editor.tsx";
import { BatchWordsContext, batchWordsOf, useBatchWords } from "./batch-words.ts";
import * as styles from "./work-batch.css.ts";
import { useBatch } from "./use-batch.ts";
import { useTabLock } from "./use-tab-lock.ts";

/** Many pictures become works of an exhibition, or posts of an album, in one visit, or in several. Behind a guard. */
export function WorkBatch({ type }: { type: PostType }) {
  const session = useSessionState();
  // The session may end while this is shown; whose works these are does not change by that.
  const [userId] = useState("user" in session ? session.user._id : null);
  return (
    <div className={styles.page}>
      <Ways type={type} />
      {userId !== null && (
        <BatchWordsContext value={batchWordsOf(type)}>
          <Chosen userId={userId} type={type} />
        </BatchWordsContext>
      )}
    </div>
  );
}

/** Nothing but exhibitions and albums takes pictures so; some are known to administrators alone, and are asked for. */
function Chosen(tab: TabProps) {
  const { isPending } = trpc.board.list.useQuery();
  const boards = useAllBoards();
  if (pictureBoards(boards).some(({ type }) => type === tab.type)) return <Tab {...tab} />;
  if (isPending) return <BusyState />;
  return (
    <EmptyState
      title="여러 장을 한꺼번에 올리는 곳이 아닙니다."
      action={
        <Button asChild size="large">
          <Link to="/admin/content-manage/list" search={{ type: typeInAddress(tab.type) }}>
            목록
          </Link>
        </Button>
      }
    >
      전시와, 닫지 않은 사진첩에 올릴 수 있습니다.
    </EmptyState>
  );
}

/** To the other exhibitions and albums, and back to the list of this one. */
function Ways({ type }: { type: PostType }) {
  const boards = pictureBoards(useAllBoards());
  return (
    <div className={styles.ways}>
      <ChoiceLinks
        label="올릴 곳"
        links={boards.map((board) => ({
          key: board.type,
          link: (
            <Link
              to="/admin/content-manage/works"
              search={{ type: typeInAddress(board.type) }}
              current={board.type === type && "page"}
              className={choiceClass}
            >
              {board.title}
            </Link>
          ),
        }))}
      />
      <div className={styles.others}>
        {isExhibition(type) && (
          <Button asChild size="small">
            <Link to="/admin/content-manage/records" search={{ exhibition: String(exhibitionNumber(type)) }}>
              기록 채우기
            </Link>
          </Button>
        )}
        <Button asChild size="small">
          <Link to="/admin/content-manage/list" search={{ type: typeInAddress(type) }}>
            목록
          </Link>
        </Button>
      </div>
    </div>
  );
}

type TabProps = { userId: string; type: PostType };

function Tab({ userId, type }: TabProps) {
  const { one } = useBatchWords();
  const { tab, ask } = useTabLock(`bulmo-works:${userId}:${type}`);
  if (tab === "taken") {
    return (
      <ErrorState onRetry={ask}>
        다른 탭에서 이곳에 {one}을 올리고 있습니다. 그 탭에서 이어서 하시거나, 그 탭을 닫고 다시 시도해 주세요.
      </ErrorState>
    );
  }
  return tab === "sole" ? <Opened userId={userId} type={type} /> : <BusyState />;
}

function Opened({ userId, type }: TabProps) {
  const opened = useBatch(userId, type);
  const board = boardIn(useAllBoards(), type);
  return opened ? <BatchEditor {...opened} board={board} /> : <BusyState />;
}
