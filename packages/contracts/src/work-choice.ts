// What a record of a work chooses from. Without zod: the page of a work shows these.

/** What a work is, with the words of both languages (Getty's AAT has those in English). */
export const workKinds = {
  PAINTING: { ko: "불화", en: "Buddhist painting" },
  DANCHEONG: { ko: "단청", en: "Dancheong (architectural painting)" },
  SCULPTURE: { ko: "불상", en: "Buddhist sculpture" },
  SUTRA: { ko: "사경", en: "Sutra transcription" },
  CRAFT: { ko: "공예", en: "Craft" },
  DRAWING: { ko: "초본·소묘", en: "Drawing" },
  CALLIGRAPHY: { ko: "서예", en: "Calligraphy" },
  OTHER: { ko: "기타", en: "Other" },
} as const;
export type WorkKind = keyof typeof workKinds;

const licence = (name: string) => `https://creativecommons.org/licenses/${name}/4.0/`;
const statement = (name: string) => `http://rightsstatements.org/vocab/${name}/1.0/`;

/** Under which rights a work and its picture are shown; `uri` is what the record of a museum names. */
export const workRights = {
  IN_COPYRIGHT: { ko: "저작권자가 모든 권리를 보유합니다", en: "All rights reserved", uri: statement("InC") },
  CC_BY: { ko: "CC BY 4.0 (저작자표시)", en: "CC BY 4.0", uri: licence("by") },
  CC_BY_SA: { ko: "CC BY-SA 4.0 (동일조건변경허락)", en: "CC BY-SA 4.0", uri: licence("by-sa") },
  CC_BY_NC: { ko: "CC BY-NC 4.0 (비영리)", en: "CC BY-NC 4.0", uri: licence("by-nc") },
  CC_BY_NC_ND: { ko: "CC BY-NC-ND 4.0 (비영리·변경금지)", en: "CC BY-NC-ND 4.0", uri: licence("by-nc-nd") },
  CC0: {
    ko: "CC0 1.0 (자유 이용)",
    en: "CC0 1.0",
    uri: "https://creativecommons.org/publicdomain/zero/1.0/",
  },
  EDUCATIONAL_USE: {
    ko: "교육 목적으로 이용할 수 있습니다",
    en: "Educational use permitted",
    uri: statement("InC-EDU"),
  },
  NOT_EVALUATED: { ko: "저작권을 확인하지 못했습니다", en: "Copyright not evaluated", uri: statement("CNE") },
} as const;
export type WorkRight = keyof typeof workRights;
