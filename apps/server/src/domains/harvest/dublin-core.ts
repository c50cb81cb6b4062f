import { citedAuthors, notMakers } from "@bulmo/contracts/cited-work";
import { isCreativeCommons, rightsUri, type WorkKind, workKinds, type WorkRights } from "@bulmo/contracts/work-choice";
import { plainText } from "../../platform/sanitise/html-extract.ts";
import { element, xmlText } from "../../platform/xml/xml.ts";
import { iiifPaths } from "../iiif/iiif-address.ts";
import { workNumberPath } from "../work-address/work-path.ts";
import type { WorkRow } from "../work-record/work-record.query.ts";
import { kindsInEnglish } from "@bulmo/contracts/work-english";
import { rightsInBoth, sizeInBoth } from "../work-record/work-words.ts";
import type { WorkArtist } from "@bulmo/contracts/work-artist";
import type { NamedSite } from "../site/named-site.ts";

type Field = readonly [name: string, text: string | undefined, language?: "ko" | "en" | "ko-Latn"];

const attributes = {
  "xmlns:oai_dc": "http://www.openarchives.org/OAI/2.0/oai_dc/",
  "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
  "xsi:schemaLocation": "http://www.openarchives.org/OAI/2.0/oai_dc/ http://www.openarchives.org/OAI/2.0/oai_dc.xsd",
};

function rightsFields(rights: WorkRights | "", association: string): Field[] {
  const { ko, en } = rightsInBoth(rights, association);
  return [["rights", ko, "ko"], ["rights", en, "en"], ...(rights ? [["rights", rightsUri(rights)] as const] : [])];
}

function sizeFields(work: WorkRow): Field[] {
  const { ko, en } = sizeInBoth(work);
  return ko === en
    ? [["format", ko]]
    : [
        ["format", ko, "ko"],
        ["format", en, "en"],
      ];
}

/** People by name, and beside it as they write it in Latin letters themselves. */
function namedFields(name: "creator" | "contributor", people: readonly string[], artists: readonly WorkArtist[]) {
  return people.flatMap((person): Field[] => {
    const latin = new Set(artists.flatMap((one) => (one.name === person && one.latin) || []));
    if (latin.size === 0) return [[name, person]];
    return [[name, person, "ko"], ...Array.from(latin, (written): Field => [name, written, "ko-Latn"])];
  });
}

type ShownIn = { title: string; english: string };

/** A work in Dublin Core: facts, and a text of somebody's own where its rights let it be passed on (WRK-09). */
export function dublinCoreOf({ publicUrl, name: association }: NamedSite, work: WorkRow, shownIn: ShownIn): string {
  const rights = work.rights as WorkRights | "";
  const kind = work.kind as WorkKind | "";
  const artists = work.artists ?? [];
  const helpers = artists.filter(({ role }) => notMakers.has(role)).map(({ name }) => name);
  const fields: Field[] = [
    ["title", work.title, "ko"],
    ["title", work.hanja],
    ["title", work.english, "en"],
    ...namedFields("creator", citedAuthors(work), artists),
    ["subject", kind && workKinds[kind], "ko"],
    ["subject", kind && kindsInEnglish[kind], "en"],
    ["description", isCreativeCommons(rights) ? plainText(work.content) : "", "ko"],
    ["publisher", association],
    ...namedFields("contributor", helpers, artists),
    ["date", work.dated],
    ["type", "PhysicalObject"],
    ["format", work.technique, "ko"],
    ...sizeFields(work),
    ["identifier", publicUrl + workNumberPath(work.id)],
    ["source", work.holder, "ko"],
    ["relation", shownIn.title, "ko"],
    ["relation", shownIn.english, "en"],
    ["relation", work.thumbnail && publicUrl + iiifPaths.manifest(work.id)],
    ...rightsFields(rights, association),
  ];
  const said = fields.flatMap(([name, text, language]) =>
    text ? [element(`dc:${name}`, { "xml:lang": language }, xmlText(text))] : [],
  );
  return element("oai_dc:dc", attributes, ...said);
}
