import { formatDated } from "@bulmo/contracts/dated";
import { datedInEnglish } from "@bulmo/contracts/dated-in-english";
import { materialsInEnglish } from "@bulmo/contracts/material-word";
import { rightsUri, type WorkKind, workKinds, type WorkRights } from "@bulmo/contracts/work-choice";
import { type ArtistRole, artistRoles, defaultRole } from "@bulmo/contracts/work-artist-role";
import type { WorkArtist } from "@bulmo/contracts/work-artist";
import type { WorkRow } from "../work-record/work-record.query.ts";
import { kindsInEnglish, labelsInEnglish, nameAbroad, rolesInEnglish } from "@bulmo/contracts/work-english";
import { rightsInBoth, sizeInBoth } from "../work-record/work-words.ts";

/** A text by its language (BCP 47), as the Presentation API has it. */
export type Label = Readonly<Record<string, readonly string[]>>;

export const inKorean = (text: string): Label => ({ ko: [text] });

/** A title, in English where somebody wrote one. */
export const titleInBoth = (title: string, english: string): Label => ({
  ko: [title],
  ...(english && { en: [english] }),
});

const inWords = (technique: string): Label => {
  const english = materialsInEnglish(technique);
  return { ko: [technique], ...(english && { en: [english] }) };
};

/** For viewers that put works in an order of time: the first day of the first year that is named. */
const navDateOf = (dated: string) => {
  const [year] = /^\d{4}(?!\d)/u.exec(dated) ?? [];
  return year ? { navDate: `${year}-01-01T00:00:00Z` } : {};
};

type Entry = { label: Label; value: Label };

const entry = (label: Label, value: string | Label | undefined): Entry[] => {
  if (!value) return [];
  return [{ label, value: typeof value === "string" ? inKorean(value) : value }];
};

function sizeLabel(work: Parameters<typeof sizeInBoth>[0]): Label | undefined {
  const { ko, en } = sizeInBoth(work);
  if (!ko) return undefined;
  return ko === en ? { none: [ko] } : { ko: [ko], en: [en] };
}

const termsLabel: Label = { ko: ["저작권"], en: [labelsInEnglish.rights] };

/** What a viewer must show beside the picture: the credit line if there is one, and under which rights it stands. */
function termsOf(rights: WorkRights | "", credit: string, association: string): Entry {
  const inBoth = rightsInBoth(rights, association);
  const withCredit = (terms: string) => [...(credit ? [credit] : []), terms];
  return { label: termsLabel, value: { ko: withCredit(inBoth.ko), en: withCredit(inBoth.en) } };
}

/** The Presentation API names licences as Creative Commons first did: the same address, without TLS. */
const licenceOf = (rights: WorkRights) => rightsUri(rights).replace(/^https:/u, "http:");

/** Who made it, each with what they did where that is more than having made it; else the line that names the author. */
function artistsOf(artists: readonly WorkArtist[] | null, author: string): string | Label {
  if (!artists || artists.length === 0) return author;
  const lines = (words: Readonly<Record<ArtistRole, string>>, nameOf: (artist: WorkArtist) => string) =>
    artists.map((artist) => {
      const { hanja, role } = artist;
      const named = hanja ? `${nameOf(artist)} ${hanja}` : nameOf(artist);
      return role === defaultRole ? named : `${named}, ${words[role]}`;
    });
  return { ko: lines(artistRoles, ({ name }) => name), en: lines(rolesInEnglish, nameAbroad) };
}

type Recorded = Omit<WorkRow, "id" | "type" | "index" | "content" | "thumbnail">;

/** What a work's fields say of it to other museums: the one place that a new field comes into (docs/decisions/058). */
export function recordOf(work: Recorded, association: string) {
  const { title, hanja, english, author, artists, dated, technique, caption, holder, inscription, credit } = work;
  const kind = work.kind as WorkKind | "";
  const rights = work.rights as WorkRights | "";
  const size = sizeLabel(work);
  return {
    label: titleInBoth(title, english),
    ...navDateOf(dated),
    metadata: [
      ...entry({ ko: ["작가"], en: [labelsInEnglish.artists] }, artistsOf(artists, author)),
      ...entry({ ko: ["한자 표기"], en: [labelsInEnglish.hanja] }, hanja),
      ...entry(
        { ko: ["제작 시기"], en: [labelsInEnglish.dated] },
        dated && { ko: [formatDated(dated)], en: [datedInEnglish(dated)] },
      ),
      ...entry(
        { ko: ["종류"], en: [labelsInEnglish.kind] },
        kind && { ko: [workKinds[kind]], en: [kindsInEnglish[kind]] },
      ),
      ...entry({ ko: ["재료와 기법"], en: [labelsInEnglish.technique] }, technique && inWords(technique)),
      ...entry({ ko: ["크기"], en: [labelsInEnglish.size] }, size),
      // A caption that somebody wrote may say both in words of its own.
      ...entry({ ko: ["설명"], en: [labelsInEnglish.caption] }, technique || size ? "" : caption),
      ...entry({ ko: ["소장처"], en: [labelsInEnglish.holder] }, holder),
      ...entry({ ko: ["화기"], en: [labelsInEnglish.inscription] }, inscription),
    ],
    requiredStatement: termsOf(rights, credit, association),
    ...(rights && { rights: licenceOf(rights) }),
  };
}
