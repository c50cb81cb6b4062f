import { latestExhibition, type ListedExhibition } from "../../page/board/board-list.ts";
import { useBoards } from "../../page/board/boards.ts";
import { Fragment } from "../../page/fragment/fragment.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { latestInputOf } from "./latest-input.ts";
import { ratioOf } from "./proportion.ts";
import { fullestRow } from "./wall.ts";
import { WorkWall } from "./work-wall.tsx";
import { asWorks } from "./works.ts";

/** A row of the latest exhibition's wall (SEE-13). Without works, or a line to load them, nothing. */
export function LatestWorks() {
  const latest = latestExhibition(useBoards());
  return latest ? <FullestRow exhibition={latest} /> : null;
}

function FullestRow({ exhibition }: { exhibition: ListedExhibition }) {
  const { data } = trpc.post.list.useQuery(latestInputOf(exhibition));
  const works = asWorks(data?.list ?? []);
  const { start, end } = fullestRow(works.map(({ thumbnail }) => ratioOf(thumbnail)));
  const row = works.slice(start, end);
  if (row.length === 0) return null;
  return (
    <Fragment name={`latest works ${JSON.stringify(row)}`}>
      <WorkWall label={`${exhibition.title} 작품`} works={row} startsLow isRow />
    </Fragment>
  );
}
