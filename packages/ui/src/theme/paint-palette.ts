import { pigment } from "./palette.ts";

/** What the house's drawings are painted with by day: mineral pigments on silk, in ink line. */
export const day = {
  ...pigment,
  /** The ground, and what it fades to towards the horizon. */
  silk: "#E9DAB6",
  haze: "#F6EEDC",
  /** Outlines; the finer line inside them. */
  line: "#2A231C",
  fine: "#C79F4B",
  letters: "#1F1B16",
  /** The pale rim of whatever is graded (분선). */
  rim: "#FBF5E6",
  /** Lines of light on water. */
  foam: "#FBF5E6",
  /** Crest, body and foot of a rock in the blue-and-green manner (청록산수). */
  crest: "#244A78",
  body: "#3F8069",
  foot: "#DCD3A4",
  /** The same far away. */
  farCrest: "#7597B0",
  farBody: "#A9C6B4",
  /** Sun and moon. */
  sun: "#B5382A",
  moon: "#FBF5E6",
};

export type Paint = keyof typeof day;

/** By night: an indigo ground (야청) with gold line, after sutras painted in gold paste (감지금니); minerals glimmer in it. */
export const night: Readonly<Record<Paint, string>> = {
  yacheong: "#0B1424",
  guncheong: "#1A3359",
  samcheong: "#466C97",
  hayeop: "#0F2E2B",
  yangnok: "#1F5247",
  oknok: "#3E7565",
  seokganju: "#4B231E",
  juhong: "#7F3128",
  jangdan: "#9C5A37",
  yuksaek: "#74504A",
  hwang: "#A98337",
  geumbak: "#D9BC74",
  baekbun: "#D8D3C2",
  jibun: "#39496A",
  gyeonbon: "#2A3858",
  soyeon: "#C9A55A",
  silk: "#101B31",
  haze: "#1C2C4A",
  line: "#C2A058",
  fine: "#9C8248",
  letters: "#EBDFC0",
  rim: "#25375A",
  foam: "#6F86A6",
  crest: "#2C5488",
  body: "#1D4E49",
  foot: "#15233E",
  farCrest: "#243F66",
  farBody: "#1A3147",
  sun: "#A8392B",
  moon: "#EBDDB4",
};
