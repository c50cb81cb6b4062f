import { maximumLimit, pageSize } from "@bulmo/contracts/page-size";
import type { AnyRouter } from "@tanstack/react-router";
import { pause } from "../../parts/retry/pause.ts";
import type { Queries } from "../../session/call/trpc.ts";
import { workAnchor } from "../exhibition/work-address.ts";
import { type Exhibition, worksPath } from "../exhibition/exhibition.ts";

/** Milliseconds after which one is not kept waiting: the first page is a wall too. */
const longestLook = 1_500;

type Wall = { queries: Queries; exhibition: Exhibition; work: number };

/** The page of an exhibition's list on which the work hangs; the first where it hangs on none. */
async function pageWith({ queries, exhibition: { type }, work }: Wall, signal: AbortSignal): Promise<number> {
  for (let page = 1, pages = 1; page <= pages && !signal.aborted; page += 1) {
    const { list, totalPages } = await queries.post.list.fetch({ type, page, limit: maximumLimit });
    const at = list.findIndex(({ index }) => index === work);
    if (at >= 0) return Math.floor(((page - 1) * maximumLimit + at) / pageSize.exhibition) + 1;
    pages = totalPages;
  }
  return 1;
}

/** Goes from a work to where it hangs on the wall, with the focus too (SEE-23). */
export async function returnToWall(router: AnyRouter, wall: Wall): Promise<void> {
  const { exhibition, work } = wall;
  const first = () => 1;
  const looking = new AbortController();
  const tooLong = pause(longestLook, looking.signal).then(first);
  const page = await Promise.race([pageWith(wall, looking.signal).catch(first), tooLong]);
  // What is not found by now is not looked for any further, and what was is not waited for.
  looking.abort();
  // After what gives every new page the focus.
  const stop = router.subscribe("onRendered", () => {
    stop();
    const link = document.getElementById(workAnchor({ type: exhibition.type, index: work }));
    link?.scrollIntoView({ block: "center", behavior: "instant" });
    link?.focus({ preventScroll: true });
  });
  const search = page > 1 ? { page: String(page) } : {};
  await router.navigate({ to: worksPath(exhibition), search });
}
