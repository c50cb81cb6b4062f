import { media, touchTarget, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const page = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });

export const form = style({
  display: "grid",
  gap: vars.space.half,
  maxWidth: "40rem",
  "@media": { [media.print]: { display: "none" } },
});

export const label = style({ fontWeight: vars.weight.semibold, fontSize: vars.size.sm });

/** Beside letters of twice their size the button goes below. */
export const row = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1] });

export const field = style({ flex: "1 1 12rem", minWidth: "min(12rem, 100%)" });

export const hint = style({ maxWidth: vars.width.measure, color: vars.color.textMuted });

export const status = style({ color: vars.color.textMuted, ":empty": { display: "none" } });

export const group = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[1] });

export const title = style({
  paddingBlockEnd: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.lineHeading}`,
  fontSize: vars.size.xl,
});

export const hits = style({ display: "grid" });

export const hit = style({ paddingBlock: vars.space[2], borderBlockEnd: `1px solid ${vars.color.line}` });

export const words = style({ display: "grid", gap: vars.space.half, minWidth: 0 });

/** Pixels that a work's picture has beside its words. */
export const placeWidth = 80;

/** Of letters twice as large the words still have room. */
const placeColumn = `min(${placeWidth / 16}rem, 25vw)`;

export const work = style([
  hit,
  { display: "grid", gridTemplateColumns: `${placeColumn} minmax(0, 1fr)`, columnGap: vars.space[2] },
]);

export const place = style({ display: "grid", justifyItems: "center", alignContent: "start" });

export const picture = style({
  width: "auto",
  maxWidth: "100%",
  height: "auto",
  maxHeight: "6rem",
  marginInline: "auto",
});

export const hitTitle = style({
  position: "relative",
  justifySelf: "start",
  fontSize: vars.size.lg,
  color: vars.color.link,
  "::after": touchTarget,
  overflowWrap: "anywhere",
  ":hover": { color: vars.color.linkHover, textDecoration: "underline" },
});

export const holder = style({ fontSize: vars.size.sm, overflowWrap: "anywhere" });

export const excerpt = style({
  maxWidth: "48rem",
  lineHeight: vars.leading.text,
  overflowWrap: "anywhere",
});

export const facts = style({ color: vars.color.textMuted, fontSize: vars.size.sm, fontVariantNumeric: "tabular-nums" });

export const match = style({
  paddingInline: "0.1em",
  backgroundColor: vars.color.accentSubtle,
  color: "inherit",
  fontWeight: vars.weight.semibold,
});

export const note = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const more = style({ justifySelf: "start" });

export const tips = style({ display: "grid", gap: vars.space.half });

/** For visitors, as long as nobody has asked who is here. */
export const visitorTip = style({ selectors: { "html[data-member] &": { display: "none" } } });
