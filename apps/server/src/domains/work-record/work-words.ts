import { lengthsInEnglish } from "@bulmo/contracts/lengths-in-english";
import type { WorkArtist } from "@bulmo/contracts/work-artist";
import type { ArtistRole } from "@bulmo/contracts/work-artist-role";
import { lengthsOf } from "@bulmo/contracts/work-caption";
import { type WorkKind, type WorkRights, workRights } from "@bulmo/contracts/work-choice";
import type { WorkRow } from "./work-record.query.ts";

// The words of a record in English, for museums abroad.

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

type Measured = Pick<WorkRow, "kind" | "height" | "width" | "depth">;

/** How large it is, in both languages: the same where all sides are one figure. */
export const sizeInBoth = (work: Measured) => ({ ko: lengthsOf(work), en: lengthsInEnglish(work) });

/** Under which rights a work stands, in both languages; where nobody chose, that nobody looked: an old work may be free. */
export const rightsInBoth = (rights: WorkRights | "", association: string) =>
  rights
    ? { ko: workRights[rights], en: rightsInEnglish[rights] }
    : {
        ko: `저작권을 확인하지 않은 작품입니다. 이용하시려면 먼저 ${association}에 문의해 주십시오.`,
        en: "Rights have not been evaluated; please ask before any use.",
      };

/** As somebody writes their own name in Latin letters; where nobody did, as it is written here. */
export const nameAbroad = ({ name, latin }: Pick<WorkArtist, "name" | "latin">): string => latin || name;
