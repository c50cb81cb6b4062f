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
  CC_BY_ND: "CC BY-ND 4.0 (변경금지)",
  CC_BY_NC: "CC BY-NC 4.0 (비영리)",
  CC_BY_NC_SA: "CC BY-NC-SA 4.0 (비영리·동일조건변경허락)",
  CC_BY_NC_ND: "CC BY-NC-ND 4.0 (비영리·변경금지)",
  CC0: "CC0 1.0 (자유 이용)",
  PUBLIC_DOMAIN: "저작권이 없는 작품입니다 (퍼블릭 도메인 마크 1.0)",
  EDUCATIONAL_USE: "교육 목적으로 이용할 수 있습니다",
  NO_COPYRIGHT_OTHER: "저작권은 없으나 다른 법의 제한이 있습니다",
  NOT_EVALUATED: "저작권을 확인하지 못했습니다",
} as const;
export type WorkRights = keyof typeof workRights;

/** What rightsstatements.org calls each that Creative Commons has no words for. */
const statements: Partial<Record<WorkRights, string>> = {
  IN_COPYRIGHT: "InC",
  EDUCATIONAL_USE: "InC-EDU",
  NO_COPYRIGHT_OTHER: "NoC-OKLR",
  NOT_EVALUATED: "CNE",
};

/** Paths of what Creative Commons has for works in which nobody has rights, or wants any. */
const publicDomain: Partial<Record<WorkRights, string>> = {
  CC0: "publicdomain/zero/1.0",
  PUBLIC_DOMAIN: "publicdomain/mark/1.0",
};

/** The address that names them to programs, and explains them to people. */
export function rightsUri(rights: WorkRights): string {
  const statement = statements[rights];
  if (statement) return `http://rightsstatements.org/vocab/${statement}/1.0/`;
  const path = publicDomain[rights] ?? `licenses/${rights.slice(3).toLowerCase().replaceAll("_", "-")}/4.0`;
  return `https://creativecommons.org/${path}/`;
}

/** Whether nobody has rights in the work itself, so that nobody claims any. */
export const isPublicDomain = (rights: WorkRights): boolean => publicDomain[rights] !== undefined;

/** Whether whoever holds the rights lets everybody pass the work and its text on, under a licence of Creative Commons. */
export const isCreativeCommons = (rights: WorkRights | ""): boolean => rights.startsWith("CC");

/** Of an old work the picture alone: what is written of it today is somebody's. */
const openPictures: ReadonlySet<WorkRights | ""> = new Set(["PUBLIC_DOMAIN", "EDUCATIONAL_USE"]);

/** Whether a work's picture leaves the site, for others to show or take (WRK-09); not where nobody has chosen yet. */
export const isDownloadable = (rights: WorkRights | ""): boolean =>
  isCreativeCommons(rights) || openPictures.has(rights);

/** Those under which it does. */
export const openRights = (Object.keys(workRights) as WorkRights[]).filter(isDownloadable);
