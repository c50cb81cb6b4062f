/**
 * The pigments of a Buddhist painter, each as deep as it is ground: coarse grains are dark, fine ones pale.
 * The sample works keep to them.
 */
export const pigment = {
  /** Indigo night, the ground of sutras written in gold. */
  yacheong: "#14213A",
  /** Azurite: deep, middle, pale. */
  guncheong: "#27496D",
  samcheong: "#7F9FBC",
  baekcheong: "#C3D2DA",
  /** Malachite. */
  hayeop: "#1E4A3E",
  yangnok: "#3F7F68",
  oknok: "#A3C3AE",
  baeknok: "#D3DFCB",
  /** Red ochre, cinnabar, red lead, flesh. */
  seokganju: "#6E2F25",
  juhong: "#B5382A",
  jangdan: "#CF6B3C",
  yuksaek: "#E3B899",
  /** Ochre and gold. */
  hwang: "#D3A13F",
  geumni: "#A8842C",
  geumbak: "#D9BC74",
  /** Shell white, paper, aged silk. */
  hobun: "#FBF7EC",
  jibun: "#F3E9D3",
  gyeonbon: "#E4D3AE",
  galsaek: "#B99B6B",
  /** Ink: full, middle, thin. */
  meok: "#1F1B16",
  jungmuk: "#5A5148",
  dammuk: "#A79C8B",
} as const;

export type Tones = readonly string[];

/** From the rim to the heart, as dancheong lays one tone into the other. */
export const tones: Record<"red" | "blue" | "green" | "ochre" | "pale", Tones> = {
  red: [pigment.jibun, pigment.yuksaek, pigment.jangdan, pigment.juhong, pigment.seokganju],
  blue: [pigment.jibun, pigment.baekcheong, pigment.samcheong, pigment.guncheong, pigment.yacheong],
  green: [pigment.jibun, pigment.baeknok, pigment.oknok, pigment.yangnok, pigment.hayeop],
  ochre: [pigment.jibun, pigment.gyeonbon, pigment.geumbak, pigment.hwang, pigment.seokganju],
  pale: [pigment.hobun, pigment.jibun, pigment.yuksaek, pigment.jangdan],
};
