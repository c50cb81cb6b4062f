import { element, xmlText } from "../../platform/xml/xml.ts";
import { mayRead } from "../board/board-access.ts";
import type { Boards } from "../board/boards.ts";
import type { WorkSources } from "../work-record/work-record.service.ts";
import { findPublicWorks } from "../work-record/work-record.query.ts";
import { workNumberIn } from "../work-address/work-path.ts";
import { dublinCoreOf } from "./dublin-core.ts";
import { findEarliest, findRecord, findRecords, type HarvestRow } from "./harvest.query.ts";
import { OaiError } from "./oai-error.ts";
import { assertPrefix, metadataPrefix, type OaiRequest, readSelection, tokenOf, type Verb } from "./oai-request.ts";

export type HarvestSources = WorkSources & {
  now: () => Date;
  /** To whom the association is written. */
  adminEmail: () => Promise<string>;
};

/** Records of one answer; what is left is asked for by its token. */
const pageSize = 100;

/** To the second, as the repository says that it counts. */
export const stampOf = (moment: Date): string => `${new Date(moment).toISOString().slice(0, 19)}Z`;

/** A name of the protocol's own kind, of the site's host and the work's permanent number (OAI guidelines, oai-identifier). */
const prefixOf = (publicUrl: string) => `oai:${new URL(publicUrl).hostname}:`;

const setOf = (n: number) => `exhibition-${n}`;

const setsOf = ({ byType }: Boards) =>
  [...byType.values()].flatMap((board) =>
    board.exhibition && mayRead(null, board)
      ? [{ type: board.type, title: board.title, spec: setOf(board.exhibition.n) }]
      : [],
  );

type Told = { sources: HarvestSources; boards: Boards; rows: readonly HarvestRow[] };

const headerOf = (row: HarvestRow, publicUrl: string, boards: Boards): string => {
  const set = setsOf(boards).find(({ type }) => type === row.type);
  return element(
    "header",
    { status: row.isDeleted ? "deleted" : undefined },
    element("identifier", {}, xmlText(prefixOf(publicUrl) + row.id)),
    element("datestamp", {}, stampOf(row.stamp)),
    ...(set ? [element("setSpec", {}, set.spec)] : []),
  );
};

const headersOf = async ({ sources, boards, rows }: Told): Promise<string[]> => {
  const { publicUrl } = await sources.site();
  return rows.map((row) => headerOf(row, publicUrl, boards));
};

async function recordsOf({ sources, boards, rows }: Told): Promise<string[]> {
  const site = await sources.site();
  const shown = rows.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id);
  const works = new Map((await findPublicWorks(sources.fork(), shown)).map((work) => [work.id, work]));
  return rows.flatMap((row) => {
    const work = works.get(row.id);
    // Hidden since the list was read.
    if (!row.isDeleted && !work) return [];
    const header = headerOf(row, site.publicUrl, boards);
    const { title = "", exhibition } = boards.byType.get(work?.type ?? "") ?? {};
    const shownIn = { title, english: exhibition?.english ?? "" };
    const metadata = work && element("metadata", {}, dublinCoreOf(site, work, shownIn));
    return [element("record", {}, header, metadata ?? "")];
  });
}

/** Throws badArgument, badResumptionToken, cannotDisseminateFormat and noRecordsMatch. */
async function list(sources: HarvestSources, request: OaiRequest, write: (told: Told) => Promise<string[]>) {
  const selection = readSelection(request);
  const boards = await sources.boards();
  const set = selection.set === undefined ? undefined : setsOf(boards).find(({ spec }) => spec === selection.set);
  if (selection.set !== undefined && !set) throw new OaiError("noRecordsMatch", "there is no such set");
  const found = await findRecords(sources.fork(), { ...selection, type: set?.type, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  if (!last) throw new OaiError("noRecordsMatch", "no work was changed or withdrawn then");
  const token = found.length > rows.length ? tokenOf({ ...selection, after: last.id }) : "";
  // The last part of several says with an empty token that it is the last.
  const isPart = token !== "" || selection.after > 0;
  return [...(await write({ sources, boards, rows })), isPart ? element("resumptionToken", {}, xmlText(token)) : ""];
}

/** The work of an identifier. Throws idDoesNotExist. */
async function findIdentified(sources: HarvestSources, identifier = ""): Promise<HarvestRow> {
  const prefix = prefixOf((await sources.site()).publicUrl);
  const number = identifier.startsWith(prefix) ? workNumberIn(identifier.slice(prefix.length)) : 0;
  const row = number > 0 ? await findRecord(sources.fork(), number) : undefined;
  if (!row) throw new OaiError("idDoesNotExist", "no work has that identifier");
  return row;
}

async function identify(sources: HarvestSources): Promise<string[]> {
  const { publicUrl, name } = await sources.site();
  const earliest = (await findEarliest(sources.fork())) ?? sources.now();
  const facts = {
    repositoryName: name,
    baseURL: `${publicUrl}/oai`,
    protocolVersion: "2.0",
    adminEmail: (await sources.adminEmail()) || `postmaster@${new URL(publicUrl).hostname}`,
    earliestDatestamp: stampOf(earliest),
    // Of an exhibition that is hidden nothing is told, its works' going neither.
    deletedRecord: "transient",
    granularity: "YYYY-MM-DDThh:mm:ssZ",
  };
  return Object.entries(facts).map(([fact, text]) => element(fact, {}, xmlText(text)));
}

const format = element(
  "metadataFormat",
  {},
  element("metadataPrefix", {}, metadataPrefix),
  element("schema", {}, "http://www.openarchives.org/OAI/2.0/oai_dc.xsd"),
  element("metadataNamespace", {}, "http://www.openarchives.org/OAI/2.0/oai_dc/"),
);

/** What stands in the element of the verb. They throw OaiError. */
export const answers: Readonly<Record<Verb, (sources: HarvestSources, request: OaiRequest) => Promise<string[]>>> = {
  Identify: identify,
  ListMetadataFormats: async (sources, { given }) => {
    if (given["identifier"] !== undefined) await findIdentified(sources, given["identifier"]);
    return [format];
  },
  ListSets: async (sources, { given }) => {
    if (given["resumptionToken"] !== undefined) throw new OaiError("badResumptionToken", "all sets are told at once");
    const sets = setsOf(await sources.boards());
    return sets.map(({ spec, title }) =>
      element("set", {}, element("setSpec", {}, spec), element("setName", {}, xmlText(title))),
    );
  },
  ListIdentifiers: (sources, request) => list(sources, request, headersOf),
  ListRecords: (sources, request) => list(sources, request, recordsOf),
  GetRecord: async (sources, { given }) => {
    assertPrefix(given["metadataPrefix"]);
    const row = await findIdentified(sources, given["identifier"]);
    return recordsOf({ sources, boards: await sources.boards(), rows: [row] });
  },
};
