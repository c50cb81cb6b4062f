import { Pagination } from "@bulmo/ui/pagination";
import { Link } from "../../lib/link/link.tsx";
import type { BoardSearch } from "./board-search.ts";

type BoardPaginationProps = {
  path: "/community/notice" | "/community/qna";
  search: BoardSearch;
  page: number;
  totalPages: number;
};

export function BoardPagination({ path, search, page, totalPages }: BoardPaginationProps) {
  return (
    <Pagination
      page={page}
      totalPages={totalPages}
      renderLink={(target, link) => (
        <Link
          {...link}
          to={path}
          search={{ ...search, page: target > 1 ? String(target) : undefined }}
          // The first page's address is the beginning of every other's.
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
        />
      )}
    />
  );
}
