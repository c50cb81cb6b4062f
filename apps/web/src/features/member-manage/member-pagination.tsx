import { Pagination } from "@bulmo/ui/pagination";
import { Link } from "@tanstack/react-router";
import type { MemberSearch } from "./member-search.ts";

type MemberPaginationProps = { search: MemberSearch; page: number; totalPages: number };

export function MemberPagination({ search, page, totalPages }: MemberPaginationProps) {
  return (
    <Pagination
      page={page}
      totalPages={totalPages}
      renderLink={(target, link) => (
        <Link
          {...link}
          to="/admin/member-manage/list"
          search={{ ...search, page: target > 1 ? String(target) : undefined }}
          // The first page's address is the beginning of every other's.
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
        />
      )}
    />
  );
}
