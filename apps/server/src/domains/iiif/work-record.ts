import { sizeOf } from "@bulmo/contracts/work-caption";
import { rightsUri, type WorkKind, workKinds, type WorkRights, workRights } from "@bulmo/contracts/work-choice";
import type { WorkArtist } from "@bulmo/contracts/work-artist";
import { type ArtistRole, artistRoles, defaultRole } from "@bulmo/contracts/work-artist-role";
import type { WorkRow } from "./iiif-work.query.ts";

/** A text by its language (BCP 47), as the Presentation API has it. */
export type Label = Readonly<Record<string, readonly string[]>>;

export const inKorean = (text: string): Label => ({ ko: [text] });

type Entry = { label: Label; value: Label };

const entry = (label: Label, value: string | Label | undefined): Entry[] => {
  if (!value) return [];
  return [{ label, value: typeof value === "string" ? inKorean(value) : value }];
};

/** Kinds by the words of museums in English (Getty's AAT where it has one). */
const kindsInEnglish: Readonly<Record<WorkKind, string>> = {
  PAINTING: "Buddhist painting",
  DANCHEONG: "Dancheong (architectural painting)",
  SCULPTURE: "Buddhist sculpture",
  SUTRA: "Sutra transcription",
  CRAFT: "Craft",
  DRAWING: "Drawing",
  CALLIGRAPHY: "Calligraphy",
  OTHER: "Other",
};

const rightsInEnglish: Readonly<Record<WorkRights, string>> = {
  IN_COPYRIGHT: "In copyright; all rights reserved",
  CC_BY: "CC BY 4.0",
  CC_BY_SA: "CC BY-SA 4.0",
  CC_BY_NC: "CC BY-NC 4.0",
  CC_BY_NC_ND: "CC BY-NC-ND 4.0",
  CC0: "CC0 1.0",
  EDUCATIONAL_USE: "In copyright; educational use permitted",
  NOT_EVALUATED: "Copyright not evaluated",
};

const termsLabel: Label = { ko: ["저작권"], en: ["Rights"] };

/** What a viewer must show beside the picture: the credit line if there is one, and under which rights it stands. */
function termsOf(rights: WorkRights | "", credit: string, association: string): Entry {
  const inBoth = rights
    ? { ko: workRights[rights], en: rightsInEnglish[rights] }
    : { ko: `모든 권리는 작가와 ${association}에 있습니다.`, en: "All rights reserved." };
  const withCredit = (terms: string) => [...(credit ? [credit] : []), terms];
  return { label: termsLabel, value: { ko: withCredit(inBoth.ko), en: withCredit(inBoth.en) } };
}

/** The Presentation API names licences as Creative Commons first did: the same address, without TLS. */
const licenceOf = (rights: WorkRights) => rightsUri(rights).replace(/^https:/u, "http:");

const rolesInEnglish: Readonly<Record<ArtistRole, string>> = {
  ARTIST: "artist",
  HEAD_PAINTER: "head painter (suhwaseung)",
  PAINTER: "monk painter",
  UNDERDRAWING: "underdrawing",
  COLOURING: "colouring",
  DANCHEONG: "dancheong",
  SCULPTURE: "sculptor",
  GILDING: "gilding",
  CALLIGRAPHY: "calligraphy",
  MOUNTING: "mounting",
  ATTESTATION: "attesting monk",
  RESTORATION: "conservation",
  REPLICA: "replica",
};

/** Who made it, each with what they did where that is more than having made it; else the line that names the author. */
function artistsOf(artists: readonly WorkArtist[] | null, author: string): string | Label {
  if (!artists || artists.length === 0) return author;
  const lines = (words: Readonly<Record<ArtistRole, string>>) =>
    artists.map(({ name, hanja, role }) => {
      const named = hanja ? `${name} ${hanja}` : name;
      return role === defaultRole ? named : `${named}, ${words[role]}`;
    });
  return { ko: lines(artistRoles), en: lines(rolesInEnglish) };
}

type Recorded = Omit<WorkRow, "id" | "type" | "index" | "content" | "thumbnail">;

/** What a work's fields say of it to other museums: the one place that a new field comes into (docs/decisions/058). */
export function recordOf(work: Recorded, association: string) {
  const { title, hanja, english, author, artists, dated, technique, caption, holder, inscription, credit } = work;
  const kind = work.kind as WorkKind | "";
  const rights = work.rights as WorkRights | "";
  const size = sizeOf(work);
  return {
    label: { ko: [title], ...(english && { en: [english] }) },
    metadata: [
      ...entry({ ko: ["작가"], en: ["Artist"] }, artistsOf(artists, author)),
      ...entry({ ko: ["한자 표기"], en: ["Title in Chinese characters"] }, hanja),
      ...entry({ ko: ["제작 시기"], en: ["Date"] }, dated && { none: [dated] }),
      ...entry({ ko: ["종류"], en: ["Type"] }, kind && { ko: [workKinds[kind]], en: [kindsInEnglish[kind]] }),
      ...entry({ ko: ["재료와 기법"], en: ["Medium and technique"] }, technique),
      ...entry({ ko: ["크기"], en: ["Dimensions"] }, size && { none: [`${size} cm`] }),
      // A caption that somebody wrote may say both in words of its own.
      ...entry({ ko: ["설명"], en: ["Caption"] }, technique || size ? "" : caption),
      ...entry({ ko: ["소장처"], en: ["Holding institution"] }, holder),
      ...entry({ ko: ["화기"], en: ["Inscription"] }, inscription),
    ],
    requiredStatement: termsOf(rights, credit, association),
    ...(rights && { rights: licenceOf(rights) }),
  };
}
