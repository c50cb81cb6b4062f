/** The theme's colours, named after the pigments a painter would reach for. What each is for is said in roles.ts. */
export const light = {
  hanji: "#FAF7F0",
  hanjiDeep: "#F3EEE2",
  hobun: "#FFFFFF",
  meok: "#1F1B16",
  dammuk: "#6B6257",
  seonnok: "#2F6B57",
  seonnokDeep: "#235344",
  seonnokTint: "#E6EEE7",
  onSeonnok: "#FFFFFF",
  seokcheong: "#27496D",
  seokcheongTint: "#E5EBF1",
  jusa: "#B5382A",
  jusaDeep: "#8F2A1F",
  jusaTint: "#F8E7E2",
  onJusa: "#FFFFFF",
  geumni: "#A8842C",
  sakryeok: "#E3DCCD",
  border: "#8F8577",
  scrim: "rgb(31 27 22 / 56%)",
  /** The filter on what others drew for paper, as tiles of a map are: in the dark hall it must not be the brightest thing. */
  lamplight: "none",
};

export type Palette = { [token in keyof typeof light]: string };

export const dark: Palette = {
  hanji: "#171411",
  hanjiDeep: "#1E1A16",
  hobun: "#241F1A",
  meok: "#EDE6D8",
  dammuk: "#B0A594",
  seonnok: "#86C2AA",
  seonnokDeep: "#A3D4C0",
  seonnokTint: "#1F2D27",
  onSeonnok: "#12211B",
  seokcheong: "#93B8E0",
  seokcheongTint: "#1E2833",
  jusa: "#E8806F",
  jusaDeep: "#F09D8F",
  jusaTint: "#38201B",
  onJusa: "#2B100B",
  geumni: "#C9A55A",
  sakryeok: "#38312A",
  border: "#85796A",
  scrim: "rgb(6 5 4 / 72%)",
  lamplight: "brightness(0.82)",
};

/** Pigments in the order dancheong painters list them, the same in every light. Drawings mix what they paint with from them. */
export const pigment = {
  yacheong: "#14213A",
  guncheong: "#27496D",
  samcheong: "#7F9FBC",
  hayeop: "#1E4A3E",
  yangnok: "#3F7F68",
  oknok: "#A3C3AE",
  seokganju: "#6E2F25",
  juhong: "#B5382A",
  jangdan: "#CF6B3C",
  yuksaek: "#E3B899",
  hwang: "#D3A13F",
  geumbak: "#D9BC74",
  baekbun: "#FFFFFF",
  jibun: "#F3E9D3",
  gyeonbon: "#E4D3AE",
  soyeon: "#1F1B16",
};
