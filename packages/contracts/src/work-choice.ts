// What a record of a work chooses from. Without zod: the page of a work shows these.

/** What a work is. */
export const workKinds = {
  PAINTING: "불화",
  DANCHEONG: "단청",
  SCULPTURE: "불상",
  SUTRA: "사경",
  CRAFT: "공예",
  DRAWING: "초본·소묘",
  CALLIGRAPHY: "서예",
  OTHER: "기타",
} as const;
export type WorkKind = keyof typeof workKinds;

/** Under which rights a work and its picture are shown. */
export const workRights = {
  IN_COPYRIGHT: "저작권자가 모든 권리를 보유합니다",
  CC_BY: "CC BY 4.0 (저작자표시)",
  CC_BY_SA: "CC BY-SA 4.0 (동일조건변경허락)",
  CC_BY_NC: "CC BY-NC 4.0 (비영리)",
  CC_BY_NC_ND: "CC BY-NC-ND 4.0 (비영리·변경금지)",
  CC0: "CC0 1.0 (자유 이용)",
  EDUCATIONAL_USE: "교육 목적으로 이용할 수 있습니다",
  NOT_EVALUATED: "저작권을 확인하지 못했습니다",
} as const;
export type WorkRights = keyof typeof workRights;

/** What rightsstatements.org calls each that Creative Commons has no licence for. */
const statements: Partial<Record<WorkRights, string>> = {
  IN_COPYRIGHT: "InC",
  EDUCATIONAL_USE: "InC-EDU",
  NOT_EVALUATED: "CNE",
};

/** The address that names them to programs, and explains them to people. */
export function rightsUri(rights: WorkRights): string {
  const statement = statements[rights];
  if (statement) return `http://rightsstatements.org/vocab/${statement}/1.0/`;
  const path =
    rights === "CC0" ? "publicdomain/zero/1.0" : `licenses/${rights.slice(3).toLowerCase().replaceAll("_", "-")}/4.0`;
  return `https://creativecommons.org/${path}/`;
}

/** Whether whoever holds the rights lets everybody pass the work on, under a licence of Creative Commons. */
export const isCreativeCommons = (rights: WorkRights | ""): boolean => rights.startsWith("CC");

/** Whether a work's picture may be taken along (WRK-09): so where nobody has chosen yet, all rights are reserved. */
export const isDownloadable = (rights: WorkRights | ""): boolean =>
  isCreativeCommons(rights) || rights === "EDUCATIONAL_USE";

/** Those under which a picture leaves the site, for others to show or take. */
export const openRights = (Object.keys(workRights) as WorkRights[]).filter(isDownloadable);
