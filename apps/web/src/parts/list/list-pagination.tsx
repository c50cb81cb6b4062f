import { Pagination } from "@bulmo/ui/pagination";
import type { LinkProps } from "@tanstack/react-router";
import { Link } from "../link/link.tsx";

type ListPaginationProps = {
  /** The list's address, and what it carries besides the page. */
  to: NonNullable<LinkProps["to"]>;
  search?: Record<string, string | undefined>;
  page: number;
  totalPages: number;
};

/** The pages of a list; the first has the list's own address. */
export function ListPagination({ to, search, page, totalPages }: ListPaginationProps) {
  return (
    <Pagination
      page={page}
      totalPages={totalPages}
      renderLink={(target, link) => (
        <Link
          {...link}
          to={to}
          search={{ ...search, page: target > 1 ? String(target) : undefined }}
          // The first page's address is the beginning of every other's.
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
        />
      )}
    />
  );
}
