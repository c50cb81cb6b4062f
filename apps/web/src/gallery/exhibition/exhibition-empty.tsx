import { TextLink } from "@bulmo/ui/link";
import { EmptyState } from "@bulmo/ui/state";
import { Link } from "../../parts/link/link.tsx";
import { preparationNote } from "./preparation-note.css.ts";
import { type Exhibition, groupName, worksPath } from "./exhibition.ts";

/** One line below the poster and the days of an exhibition that is to come: nothing is missing there (EXH-02). */
export const AnnouncedEmpty = () => (
  <p className={preparationNote}>전시를 준비하고 있습니다. 작품은 전시가 열리면 이곳에 걸립니다.</p>
);

/** An exhibition or a group without works (GAL-15). */
export function ExhibitionEmpty({ exhibition, group }: { exhibition: Exhibition; group?: number }) {
  if (group === undefined)
    return <EmptyState title="아직 올라온 작품이 없습니다.">작품이 올라오면 이곳에 걸립니다.</EmptyState>;
  return (
    <EmptyState
      title="아직 올라온 작품이 없습니다."
      action={
        <TextLink asChild>
          <Link to={worksPath(exhibition)}>{exhibition.title} 전체 보기</Link>
        </TextLink>
      }
    >
      {groupName(exhibition, group)}의 작품이 올라오면 이곳에 걸립니다.
    </EmptyState>
  );
}
