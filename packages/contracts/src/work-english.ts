import type { WorkArtist } from "./work-artist.ts";
import type { ArtistRole } from "./work-artist-role.ts";
import type { WorkKind, WorkRights } from "./work-choice.ts";

// The words of a record in English, for readers and museums abroad. Without zod: the page of a work shows these.

/** What the parts of a record are called. */
export const labelsInEnglish = {
  title: "Title",
  artists: "Artist",
  hanja: "Title in Chinese characters",
  dated: "Date",
  kind: "Type",
  technique: "Medium and technique",
  size: "Dimensions",
  caption: "Caption",
  holder: "Holding institution",
  inscription: "Inscription",
  rights: "Rights",
} as const;

/** Kinds by the words of museums in English (Getty's AAT where it has one). */
export const kindsInEnglish: Readonly<Record<WorkKind, string>> = {
  PAINTING: "Buddhist painting",
  DANCHEONG: "Dancheong (architectural painting)",
  SCULPTURE: "Buddhist sculpture",
  SUTRA: "Sutra transcription",
  CRAFT: "Craft",
  DRAWING: "Drawing",
  CALLIGRAPHY: "Calligraphy",
  OTHER: "Other",
};

export const rightsInEnglish: Readonly<Record<WorkRights, string>> = {
  IN_COPYRIGHT: "In copyright; all rights reserved",
  CC_BY: "CC BY 4.0",
  CC_BY_SA: "CC BY-SA 4.0",
  CC_BY_ND: "CC BY-ND 4.0",
  CC_BY_NC: "CC BY-NC 4.0",
  CC_BY_NC_SA: "CC BY-NC-SA 4.0",
  CC_BY_NC_ND: "CC BY-NC-ND 4.0",
  CC0: "CC0 1.0",
  PUBLIC_DOMAIN: "Public Domain Mark 1.0; no known copyright",
  EDUCATIONAL_USE: "In copyright; educational use permitted",
  NO_COPYRIGHT_OTHER: "No copyright; other known legal restrictions",
  NOT_EVALUATED: "Copyright not evaluated",
};

export const rolesInEnglish: Readonly<Record<ArtistRole, string>> = {
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

/** As somebody writes their own name in Latin letters; where nobody did, as it is written here. */
export const nameAbroad = ({ name, latin }: Pick<WorkArtist, "name" | "latin">): string => latin || name;
