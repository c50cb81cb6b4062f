import { Pagination } from "@bulmo/ui/pagination";
import { Link } from "../../lib/link/link.tsx";
import type { SitePath } from "../../lib/site-path.ts";

type ExhibitionPaginationProps = { path: SitePath; page: number; totalPages: number };

export function ExhibitionPagination({ path, page, totalPages }: ExhibitionPaginationProps) {
  return (
    <Pagination
      page={page}
      totalPages={totalPages}
      renderLink={(target, link) => (
        <Link
          {...link}
          to={path}
          search={{ page: target > 1 ? String(target) : undefined }}
          // The first page's address is the beginning of every other's.
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
        />
      )}
    />
  );
}
