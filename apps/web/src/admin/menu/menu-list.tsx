import type { SitePage } from "@bulmo/contracts/site-page";
import { type PageSection, pageSections } from "@bulmo/contracts/page-section";
import { useRef, useState } from "react";
import { useLeaveQuestion } from "../../parts/form/use-leave-question.ts";
import { moved } from "../../parts/sorting/moved.ts";
import { OrderBar } from "../../parts/sorting/order-bar.tsx";
import { RemovedPages } from "./removed-pages.tsx";
import { SectionPages } from "./section-pages.tsx";
import { usePageActs } from "./use-page-acts.ts";

type Orders = Partial<Record<PageSection, number[]>>;

/** All sections with their pages, whose order is changed here and saved when it stands. */
export function MenuList({ pages }: { pages: readonly SitePage[] }) {
  const [orders, setOrders] = useState<Orders>({});
  const isSaved = useRef(false);
  const standing = (section: PageSection) =>
    pages.flatMap((page) => (page.section === section && !page.removedAt ? [page.id] : []));
  const orderOf = (section: PageSection) => orders[section] ?? standing(section);
  const changed = pageSections.flatMap((section) => {
    const [before, ids] = [standing(section), orderOf(section)];
    return ids.some((id, place) => id !== before[place]) ? [{ section, ids }] : [];
  });
  const acts = usePageActs({
    pending: changed,
    onSaved: () => {
      isSaved.current = true;
    },
  });
  useLeaveQuestion(() => changed.length > 0 && !isSaved.current);
  return (
    <>
      {pageSections.map((section) => (
        <SectionPages
          key={section}
          section={section}
          pages={orderOf(section).flatMap((id) => pages.filter((page) => page.id === id))}
          acts={acts}
          onMove={(id, over) => setOrders({ ...orders, [section]: moved(orderOf(section), id, over) })}
        />
      ))}
      <OrderBar
        isChanged={changed.length > 0}
        busy={acts.isPending}
        onDiscard={() => setOrders({})}
        onSave={() => void acts.order(changed)}
      />
      <RemovedPages pages={pages} acts={acts} />
    </>
  );
}
