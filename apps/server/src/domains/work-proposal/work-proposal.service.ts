import { setImmediate } from "node:timers/promises";
import { exhibitionNumber, exhibitionTypeOf } from "@bulmo/contracts/board";
import { type ProposalListInput, proposedNames, type WorkProposal } from "@bulmo/contracts/work-proposal";
import { DomainError } from "../../errors.ts";
import { pageIn } from "../../platform/database/page-in.ts";
import type { Context } from "../../trpc.ts";
import { namesOf, parseAuthor, type ParsedAuthor } from "./parse-author.ts";
import { type ParsedCaption, parseCaption, proposalsOf } from "./parse-caption.ts";
import { findFacts, findPeople, findWorks, type WorkFacts } from "./work-proposal.query.ts";
import { asWork } from "../post/work-row.ts";

type ReadContext = Pick<Context, "em" | "boards">;

type Parsed = { facts: WorkFacts; caption: ParsedCaption; author: ParsedAuthor | null };

const isEmpty = (facts: WorkFacts) => proposedNames.every((name) => facts[name] === "");

/** Whether it would fill something that is empty. */
const fillsSomething = ({ facts, caption, author }: Parsed) =>
  author !== null || [...proposalsOf(caption).keys()].some((name) => facts[name] === "");

/** Throws EXHIBITION_NOT_FOUND. */
async function findAll({ em, boards }: ReadContext, n: number | undefined) {
  const known = await boards();
  const type = n === undefined ? undefined : exhibitionTypeOf(n);
  if (type !== undefined && !known.byType.has(type)) throw new DomainError("EXHIBITION_NOT_FOUND");
  const facts = await findFacts(em, type);
  const names = namesOf(await findPeople(em));
  const parsed: Parsed[] = [];
  for (const one of facts) {
    const author = one.hasArtists ? null : parseAuthor(one.author, names);
    parsed.push({ facts: one, caption: parseCaption(one.caption), author });
    // Ten thousand captions take a second: visitors are answered meanwhile.
    if (parsed.length % 100 === 0) await setImmediate();
  }
  const latest = ({ facts: { type: own } }: Parsed) => exhibitionNumber(own) ?? 0;
  return parsed.toSorted((one, other) => latest(other) - latest(one));
}

type Row = Awaited<ReturnType<typeof findWorks>>[number];

function asProposal(row: Row, { facts, caption, author }: Parsed): WorkProposal {
  const proposals = [...proposalsOf(caption).values()].filter(({ name, value }) => facts[name] !== value);
  const order = proposedNames as readonly string[];
  return {
    ...asWork(row),
    revision: row.revision,
    proposals: proposals.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name)),
    unread: caption.unread,
    artistProposal: author,
  };
}

/**
 * Works whose record has empty fields that their caption, or the line of their author, tells: those of the latest
 * exhibition first, each as it hangs. What is not there on the last page is on none. Throws EXHIBITION_NOT_FOUND.
 */
export async function listProposals(context: ReadContext, { exhibition, page, limit }: ProposalListInput) {
  const all = await findAll(context, exhibition);
  const proposed = all.filter(fillsSomething);
  const unproposed = all.filter((one) => !fillsSomething(one) && isEmpty(one.facts) && one.facts.caption !== "").length;
  const { offset, ...paged } = pageIn({ page, limit }, proposed.length);
  const shown = proposed.slice(offset, offset + limit);
  const ids = shown.map(({ facts }) => facts.id);
  const rows = new Map((await findWorks(context.em, ids)).map((row) => [row.id, row]));
  const list = shown.flatMap((one) => {
    const row = rows.get(one.facts.id);
    return row ? [asProposal(row, one)] : [];
  });
  return { list, ...paged, total: proposed.length, unproposed };
}
