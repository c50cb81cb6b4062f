import { createOfficer, createPerson, createRemovedPerson, createRemovedTerm, createTerm } from "../person.ts";
import { administrators, readers, row, type World } from "./world.ts";

let last = 0;

/** One of their own for each who asks. */
const somebody = async ({ site }: World) => ({ id: await createPerson(site.fork(), `문도 ${(last += 1)}`) });

const term = async ({ site }: World) => ({ number: await createTerm(site.fork(), (last += 1)) });

async function office(world: World) {
  const { number } = await term(world);
  const { id: personId } = await somebody(world);
  return { term: number, id: await createOfficer(world.site.fork(), number, personId) };
}

export const personRows = [
  row("person.list", "all there are", readers),
  row("person.get", "one who is there", readers, somebody),
  row("person.listAll", "all there are", administrators),
  row("person.listRemoved", "all there are", administrators),
  row("person.create", "a new one", administrators, () => ({ name: "새 문도" })),
  row("person.update", "one who is there", administrators, async (world) => ({
    ...(await somebody(world)),
    name: "고친 문도",
  })),
  row("person.order", "one who is there", administrators, async (world) => ({
    teacherId: null,
    ids: [(await somebody(world)).id],
  })),
  row("person.remove", "one without disciples", administrators, somebody),
  row("person.restore", "one who was removed", administrators, async ({ site }) => ({
    id: await createRemovedPerson(site.fork(), 1_000 + (last += 1)),
  })),
  row("officer.list", "the present term", readers, () => ({})),
  row("officer.listAll", "the present term", administrators, () => ({})),
  row("officer.create", "a new one", administrators, async (world) => ({
    term: (await term(world)).number,
    type: "DIRECTOR",
    role: "이사",
    name: "새 임원",
  })),
  row("officer.update", "one that is there", administrators, async (world) => ({
    id: (await office(world)).id,
    remarks: "고침",
  })),
  row("officer.order", "one that is there", administrators, async (world) => {
    const { term: number, id } = await office(world);
    return { term: number, ids: [id] };
  }),
  row("officer.remove", "one that is there", administrators, async (world) => ({ id: (await office(world)).id })),
  row("term.list", "all there are", readers),
  row("term.create", "a number of its own", administrators, () => ({ number: (last += 1) })),
  row("term.update", "one that is there", administrators, async (world) => ({
    ...(await term(world)),
    endedIn: "2027",
  })),
  row("term.remove", "one that is there", administrators, term),
  row("term.listRemoved", "all there are", administrators),
  row("term.restore", "one that was removed", administrators, async ({ site }) => ({
    id: await createRemovedTerm(site.fork(), (last += 1)),
  })),
];
