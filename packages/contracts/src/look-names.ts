/** The drawn marks, by what they are called where one is chosen; the first is that of a site that has chosen none. */
export const markNames = { lotus: "연꽃", seal: "이름 첫 글자의 인장" } as const;

/** The pigments that may be the site's colour; the first is that of a site that has chosen none. */
export const accentNames = {
  seonnok: "석록(초록)",
  seokcheong: "석청(파랑)",
  seokganju: "석간주(붉은 밤색)",
} as const;
export type AccentName = keyof typeof accentNames;
