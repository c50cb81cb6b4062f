import { OaiError } from "./oai-error.ts";

/** What each verb takes (OAI-PMH 2.0, 4): a token stands by itself, as it says all the rest. */
const verbs = {
  Identify: { required: [], optional: [], isListed: false },
  ListMetadataFormats: { required: [], optional: ["identifier"], isListed: false },
  ListSets: { required: [], optional: [], isListed: true },
  ListIdentifiers: { required: ["metadataPrefix"], optional: ["from", "until", "set"], isListed: true },
  ListRecords: { required: ["metadataPrefix"], optional: ["from", "until", "set"], isListed: true },
  GetRecord: { required: ["identifier", "metadataPrefix"], optional: [], isListed: false },
} as const;
export type Verb = keyof typeof verbs;

export type OaiRequest = { verb: Verb; given: Readonly<Record<string, string>> };

const isVerb = (verb: string | null): verb is Verb => verb !== null && Object.hasOwn(verbs, verb);

/** Throws badVerb and badArgument. */
export function readOaiRequest(asked: URLSearchParams): OaiRequest {
  const verb = asked.get("verb");
  if (!isVerb(verb) || asked.getAll("verb").length > 1) throw new OaiError("badVerb", "no such verb");
  const names = [...asked.keys()].filter((name) => name !== "verb");
  if (new Set(names).size < names.length) throw new OaiError("badArgument", "an argument is repeated");
  const { required, optional, isListed } = verbs[verb];
  const given = Object.fromEntries([...asked].filter(([name]) => name !== "verb"));
  if (isListed && "resumptionToken" in given) {
    if (names.length > 1) throw new OaiError("badArgument", "resumptionToken is an exclusive argument");
    return { verb, given };
  }
  const known = new Set<string>([...required, ...optional]);
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) throw new OaiError("badArgument", `${verb} takes no ${unknown}`);
  const missing = required.find((name) => !given[name]);
  if (missing !== undefined) throw new OaiError("badArgument", `${verb} needs ${missing}`);
  return { verb, given };
}

export const metadataPrefix = "oai_dc";

/** Throws cannotDisseminateFormat. */
export function assertPrefix(asked: string | undefined): void {
  if (asked !== metadataPrefix) throw new OaiError("cannotDisseminateFormat", `only ${metadataPrefix} is written`);
}

/** What a list is of, and where it goes on. */
export type Selection = {
  from?: string | undefined;
  until?: string | undefined;
  set?: string | undefined;
  /** The number of the last work that was told. */
  after: number;
};

const day = /^\d{4}-\d{2}-\d{2}$/u;
const second = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/u;

/** A day that there is, or a second; a day is the first or the last second of itself. */
function momentOf(text: string | undefined, end: "from" | "until"): string | undefined {
  if (text === undefined) return undefined;
  const whole = day.test(text) ? `${text}T${end === "from" ? "00:00:00" : "23:59:59"}Z` : text;
  // A day that there is not becomes another one.
  if (!second.test(whole) || !new Date(whole).toJSON()?.startsWith(whole.slice(0, 19)))
    throw new OaiError("badArgument", `${end} is no date`);
  return whole;
}

function selectionOf({ from, until, set }: OaiRequest["given"]): Selection {
  if (from && until && from.length !== until.length)
    throw new OaiError("badArgument", "from and until have different granularity");
  const [begin, end] = [momentOf(from, "from"), momentOf(until, "until")];
  if (begin && end && begin > end) throw new OaiError("badArgument", "from is later than until");
  return { from: begin, until: end, set, after: 0 };
}

/** Where a list goes on, for whoever has its beginning: the process keeps nothing, so a token is good for any of them. */
export const tokenOf = (selection: Selection): string => Buffer.from(JSON.stringify(selection)).toString("base64url");

function readToken(token: string): Selection {
  try {
    const { from, until, set, after } = JSON.parse(Buffer.from(token, "base64url").toString()) as Selection;
    if (
      Number.isInteger(after) &&
      after > 0 &&
      [set, from, until].every((text) => text === undefined || typeof text === "string")
    )
      return { ...selectionOf({ ...(from && { from }), ...(until && { until }), ...(set && { set }) }), after };
  } catch {
    // What is no token of ours is not to be told from what is none at all.
  }
  throw new OaiError("badResumptionToken", "the token is none of ours");
}

/** Throws badArgument, badResumptionToken and cannotDisseminateFormat. */
export function readSelection({ given }: OaiRequest): Selection {
  const { resumptionToken } = given;
  if (resumptionToken !== undefined) return readToken(resumptionToken);
  assertPrefix(given["metadataPrefix"]);
  return selectionOf(given);
}
