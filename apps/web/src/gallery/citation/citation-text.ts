import { type CitedIn, type CitedWork, citedAuthors, citedAuthorsAbroad } from "@bulmo/contracts/cited-work";
import { formatDated } from "@bulmo/contracts/dated";
import { datedInEnglish } from "@bulmo/contracts/dated-in-english";
import { lengthsInEnglish } from "@bulmo/contracts/lengths-in-english";
import { lengthsOf } from "@bulmo/contracts/work-caption";

/** As Korean studies of art history name a work: who, what, when, of what, how large, where. */
function koreanCitation(work: CitedWork, { exhibition, association, url }: CitedIn): string {
  const { title, dated, technique, holder } = work;
  const parts = [
    citedAuthors(work).join("·"),
    `〈${title}〉`,
    dated && formatDated(dated),
    technique,
    lengthsOf(work),
    holder && `${holder} 소장`,
    exhibition,
    association,
    url,
  ];
  return `${parts.filter(Boolean).join(", ")}.`;
}

/** Sentences that end with one full stop each, those that say something. */
const sentences = (parts: readonly (string | undefined)[]) =>
  parts.flatMap((part) => (part ? [/[.?!]$/u.test(part) ? part : `${part}.`] : [])).join(" ");

const conjoin = (names: readonly string[], and: string) =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")}, ${and} ${names.at(-1)}`;

/** What it is called in English stands behind its own title: APA, 9.38; Chicago, 14.99. */
const titleAbroad = ({ title, english }: CitedWork) => (english && english !== title ? `${title} [${english}]` : title);

/** The Publication Manual of the APA, 7th edition, 10.14 (artwork); an address ends without a full stop. */
function apaCitation(work: CitedWork, { association, url }: CitedIn): string {
  const { dated, technique, holder } = work;
  const when = `(${dated ? datedInEnglish(dated) : "n.d."})`;
  const what = `${titleAbroad(work)} [${technique || "Artwork"}]`;
  const authors = conjoin(citedAuthorsAbroad(work), "&");
  const said = authors ? [authors, when, what] : [what, when];
  return `${sentences([...said, holder || association])} ${url}`;
}

/** The Chicago Manual of Style, 17th edition, 14.235 (paintings, photographs and sculpture). */
function chicagoCitation(work: CitedWork, { exhibition, association, url }: CitedIn): string {
  const { dated, technique, holder } = work;
  return sentences([
    conjoin(citedAuthorsAbroad(work), "and"),
    titleAbroad(work),
    dated && datedInEnglish(dated),
    [technique, lengthsInEnglish(work)].filter(Boolean).join(", "),
    holder,
    `${association}, ${exhibition}`,
    url,
  ]);
}

/** By what they are called. */
export const citationStyles = [
  { name: "국내 논문", write: koreanCitation },
  { name: "APA", write: apaCitation },
  { name: "시카고", write: chicagoCitation },
] as const;
