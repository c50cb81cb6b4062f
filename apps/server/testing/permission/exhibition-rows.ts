import { exhibitionTypeOf } from "@bulmo/contracts/board";
import { Board } from "@bulmo/entities/board.entity";
import { BoardCounter } from "@bulmo/entities/board-counter.entity";
import { Exhibition } from "@bulmo/entities/exhibition.entity";
import { createPosts } from "../fixture.ts";
import { administrators, readers, row, type World } from "./world.ts";

const written = { title: "새 전시", startsOn: "2027-05-01" };

let last = 100;

/** One of its own for each who asks. */
async function existing({ site }: World) {
  const n = (last += 1);
  const type = exhibitionTypeOf(n);
  const em = site.fork();
  await em.insert(Board, { type, kind: "EXHIBITION", title: `제${n}회 전시`, address: null, position: n });
  await em.insert(Exhibition, { type, number: n, state: "PAST", startsOn: "2020-01-01" });
  await site.waitForInvalidation();
  return { n };
}

/** With a work, which is put first. */
async function hung(world: World) {
  const { n } = await existing(world);
  const type = exhibitionTypeOf(n);
  await world.site.fork().insert(BoardCounter, { type, subType: 0 });
  const works = await createPosts(world.site.fork(), type, [{}]);
  return { n, indexes: works.map(({ index }) => index) };
}

/** The permanent number of a work that everybody sees. */
async function numbered({ site }: World) {
  const [work] = await createPosts(site.fork(), "FIRST_EXHIBITION", [{}]);
  return { number: work?.id };
}

/** A work whose record is empty, and what is filled in. */
async function proposed({ site }: World) {
  const type = "FIRST_EXHIBITION";
  const [work] = await createPosts(site.fork(), type, [{}]);
  return { works: [{ type, index: work?.index, technique: "비단에 석채" }] };
}

export const exhibitionRows = [
  row("workAddress.get", "a work", readers, numbered),
  row("search.list", "what they may read", readers, () => ({ query: "작품" })),
  row("workSearch.list", "all that everybody sees", readers, () => ({})),
  row("workProposal.list", "all there are", administrators, () => ({})),
  row("workProposal.confirm", "of a work", administrators, proposed),
  row("exhibition.get", "the first", readers, () => ({ n: 1 })),
  row("exhibition.listAll", "all there are", administrators),
  row("exhibition.getNext", "the next", administrators),
  row("exhibition.create", "a new one", administrators, () => written),
  row("exhibition.update", "one that is there", administrators, async (world) => ({
    ...written,
    ...(await existing(world)),
  })),
  row("exhibition.getOrder", "one that is there", administrators, existing),
  row("exhibition.updateOrder", "one with a work", administrators, hung),
  row("exhibition.remove", "an empty one", administrators, existing),
];
