// Colours by which a picture is found. Without zod: pages show these.

/**
 * The five of 오방색 and what lies between them, each with the pigment that painters take for it; its key is what is
 * stored. The ground of silk or paper is none of them: nearly every picture has it.
 */
export const pictureColours = {
  BLUE: "청색(석청)",
  RED: "적색(주사)",
  YELLOW: "황색(석황)",
  WHITE: "백색(호분)",
  BLACK: "흑색(먹)",
  GREEN: "녹색(석록)",
  VIOLET: "자색",
  BROWN: "적갈색(석간주)",
  GOLD: "금색(금니)",
} as const;
export type PictureColour = keyof typeof pictureColours;
