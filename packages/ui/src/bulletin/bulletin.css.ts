import { type StyleRule, style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "../theme/theme.css.ts";

/** Never more of a phone than its lower half, whatever stands in it, and less where a strip pushes the page's title down. */
const ofPhone = (whole: string) => `min(${whole} / 2, max(9rem, ${whole} - 27rem))`;

const sheet: StyleRule = { insetInline: 0, insetBlockEnd: 0, borderInlineWidth: 0, borderBlockEndWidth: 0 };

/** In the corner; the header, which is nowhere higher, stays free. */
const corner: StyleRule = {
  insetInline: `auto ${vars.width.gutter}`,
  insetBlockEnd: vars.space[3],
  width: "min(24rem, 100%)",
  borderInlineWidth: 1,
  borderBlockEndWidth: 1,
};

const card = style({
  // Above what stands on the page, below the menus of the header.
  zIndex: 5,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space[1],
  overflow: "auto",
  overscrollBehavior: "contain",
  boxSizing: "border-box",
  border: `1px solid ${vars.color.lineStrong}`,
  borderBlockStart: `2px solid ${vars.color.ornament}`,
  padding: `${vars.space[2]} ${vars.space[2]} 0`,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.text,
  fontSize: vars.size.md,
  "@media": { [media.print]: { display: "none" } },
});

/** As it lies on a page, and in a frame that shows how it would lie there. */
export const popup = styleVariants({
  page: [
    card,
    {
      position: "fixed",
      ...sheet,
      maxHeight: [ofPhone("100vh"), ofPhone("100svh")],
      "@media": {
        [media.tablet]: { ...corner, maxHeight: "min(36rem, calc(100vh - 11rem))" },
        // Nothing closes it there: it lies on nothing.
        "(scripting: none)": { position: "static", width: "auto", maxHeight: "none" },
      },
    },
  ],
  desk: [
    card,
    {
      position: "absolute",
      ...corner,
      insetInline: `auto ${vars.space[3]}`,
      width: `min(24rem, 100% - 2 * ${vars.space[3]})`,
      // The header of the frame stays free.
      maxHeight: "calc(100% - 6.5rem)",
    },
  ],
  phone: [card, { position: "absolute", ...sheet, maxHeight: "50%" }],
});

export const title = style({
  fontFamily: vars.font.serif,
  fontSize: vars.size.lg,
  fontWeight: vars.weight.serif,
  lineHeight: vars.leading.heading,
  textWrap: "balance",
  overflowWrap: "anywhere",
  // It takes the focus only as the place to go on from, once what lay above it was closed.
  ":focus-visible": { outline: "none" },
});

const picture = style({ display: "block", width: "100%", height: "auto", objectFit: "contain" });

/** A tall poster leaves room for the words. */
export const pictureOf = styleVariants({
  page: [picture, { maxHeight: "20vh", "@media": { [media.tablet]: { maxHeight: "36vh" } } }],
  desk: [picture, { maxHeight: "12rem" }],
  phone: [picture, { maxHeight: "8rem" }],
});

export const text = style({ lineHeight: vars.leading.text, textWrap: "pretty", overflowWrap: "anywhere" });

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.half,
  minHeight: vars.width.tap,
  color: vars.color.link,
  textDecorationLine: "underline",
  textUnderlineOffset: "0.25em",
  whiteSpace: "nowrap",
  ":hover": { color: vars.color.linkHover },
});

/** Always there to be pressed, however long the words above are. */
export const cardActions = style({
  position: "sticky",
  insetBlockEnd: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  columnGap: vars.space.half,
  marginInline: `calc(-1 * ${vars.space[2]})`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingInline: vars.space[1],
  backgroundColor: vars.color.surfaceRaised,
});

export const cardMore = style({ display: "flex", marginInlineEnd: "auto", paddingInlineStart: vars.space[1] });

export const action = style({
  minHeight: vars.width.tap,
  border: 0,
  paddingInline: vars.space[1],
  backgroundColor: "transparent",
  color: vars.color.textMuted,
  fontFamily: vars.font.sans,
  fontSize: vars.size.sm,
  cursor: "pointer",
  touchAction: "manipulation",
  ":hover": { color: vars.color.text },
  "@media": { "(scripting: none)": { display: "none" } },
});

const strip = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surfaceMuted,
  color: vars.color.text,
  fontSize: vars.size.sm,
  "@media": { [media.print]: { display: "none" } },
});

/** With a card in the lower half of a phone the page's title is still seen: what is longer is scrolled to. */
export const banner = styleVariants({
  page: [
    strip,
    {
      maxHeight: ["20vh", "20svh"],
      overflow: "auto",
      overscrollBehavior: "contain",
      "@media": {
        [media.tablet]: { maxHeight: "none", overflow: "visible" },
        "(scripting: none)": { maxHeight: "none", overflow: "visible" },
      },
    },
  ],
  desk: [strip],
  phone: [strip],
});

const row: StyleRule = { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: vars.space[3] };

const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "center",
  maxWidth: vars.width.page,
  marginInline: "auto",
  paddingBlock: vars.space.half,
  paddingInline: vars.width.gutter,
});

export const bannerLine = styleVariants({
  page: [line, { "@media": { [media.tablet]: row } }],
  desk: [line, row],
  phone: [line, { paddingInline: vars.space[2] }],
});

export const bannerWords = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[2],
  minWidth: 0,
  paddingBlock: vars.space.half,
  lineHeight: vars.leading.text,
  textWrap: "pretty",
  overflowWrap: "anywhere",
});

export const bannerTitle = style({
  fontFamily: vars.font.sans,
  fontSize: "inherit",
  fontWeight: vars.weight.semibold,
});

/** A link begins the line on a phone, where all of it can always be pressed; on a desk it stands at the end. */
export const bannerActions = style({
  position: "sticky",
  insetBlockEnd: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  columnGap: vars.space.half,
  marginInlineEnd: `calc(-1 * ${vars.space[1]})`,
  backgroundColor: vars.color.surfaceMuted,
  "@media": { [media.tablet]: { position: "static" } },
});

export const bannerMore = style({
  display: "flex",
  marginInlineEnd: "auto",
  "@media": { [media.tablet]: { marginInlineEnd: vars.space[1] } },
});

/** What stands on other pages: a script shows it there, and without one nothing leads there but a new page. */
export const elsewhere = style({ "@media": { "(scripting: none)": { display: "none" } } });
