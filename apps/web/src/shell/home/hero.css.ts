import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

/** The page's own column, in what is as wide as the window. */
const column = { width: "100%", maxWidth: vars.width.page, marginInline: "auto", paddingInline: vars.width.gutter };

/** From edge to edge, with nothing on it; its words stand below. */
export const painting = style({
  height: "72svh",
  minHeight: "16rem",
  overflow: "hidden",
  "@media": { [media.print]: { height: "12cm" } },
});

export const photo = style({ display: "block", width: "100%", height: "100%", objectFit: "cover" });

/** What administrators find below the slides. */
export const tools = style({ ...column, paddingBlockEnd: vars.space[3] });

/** While the slides are edited they are a list in the page's column. */
export const edited = style({ selectors: { "&:has(textarea)": { ...column, paddingBlockStart: vars.space[4] } } });
globalStyle(`${edited}:has(textarea) > ${tools}`, { paddingInline: 0 });

/** What a narrow window shows of each: its middle is not always the picture's. */
const middles = { lotus: "73% 50%", peaks: "50% 50%", moon: "60% 50%" };
export const middle = styleVariants(middles, () => ({}));
for (const [of, objectPosition] of Object.entries(middles))
  globalStyle(`${middle[of as keyof typeof middles]} > img`, { objectPosition });

/** The last line of a phone is the slides' own controls'. */
export const words = style({
  ...column,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space[2],
  paddingBlock: `${vars.space[3]} ${vars.space[8]}`,
  "@media": {
    [media.desktop]: { gap: vars.space[3], paddingBlock: `${vars.space[5]} ${vars.space[6]}` },
  },
});

/** Grows with the painting above it. */
export const title = style({
  fontSize: "clamp(2.5rem, 5vw, 5.5rem)",
  lineHeight: vars.leading.tight,
  letterSpacing: "-0.01em",
});

/** What there is to read, and where it leads to. */
export const reading = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: vars.space[2],
  fontSize: "clamp(1rem, 0.85rem + 0.35vw, 1.5rem)",
});

export const line = style({ display: "block" });

export const last = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
