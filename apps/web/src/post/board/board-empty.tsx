import { EmptyState } from "@bulmo/ui/state";
import { TextLink } from "@bulmo/ui/link";
import { Link } from "../../parts/link/link.tsx";
import type { PostSearch } from "../search/post-search.ts";

/** A board without posts, or a search that finds none (BRD-05). */
export function BoardEmpty({ path, search }: { path: "/community/notice" | "/community/qna"; search: PostSearch }) {
  if (search.searchKeyword === undefined) {
    return <EmptyState title="아직 등록된 글이 없습니다.">새 글이 올라오면 이곳에 보입니다.</EmptyState>;
  }
  return (
    <EmptyState
      title={`‘${search.searchKeyword}’에 맞는 글이 없습니다.`}
      action={
        <TextLink asChild>
          <Link to={path}>전체 목록 보기</Link>
        </TextLink>
      }
    >
      다른 낱말로 찾아보세요.
    </EmptyState>
  );
}
