import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const board = style({ display: "grid", alignContent: "start", minWidth: 0 });

export const top = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  borderBlockEnd: `1px solid ${vars.color.lineHeading}`,
});

export const title = style({ fontSize: vars.size.xl });

export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(2.5rem, max-content) minmax(0, 1fr)",
  columnGap: vars.space[1],
  alignItems: "baseline",
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  transition: `background-color ${vars.motion.fast}`,
  "@media": {
    [media.hover]: { ":hover": { backgroundColor: vars.color.surfaceHover } },
    [media.tablet]: { gridTemplateColumns: "minmax(2.5rem, max-content) minmax(0, 1fr) auto" },
  },
});

export const index = style({ color: vars.color.textMuted, fontSize: vars.size.sm, fontVariantNumeric: "tabular-nums" });

export const words = style({ minWidth: 0 });

const oneLine = { display: "block", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

/** Covers its row, so that all of it can be pressed. */
export const link = style({
  fontWeight: vars.weight.semibold,
  display: "-webkit-box",
  overflow: "hidden",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  "@media": { [media.tablet]: oneLine },
  "::after": { content: '""', position: "absolute", inset: 0 },
});

export const summary = style({ ...oneLine, color: vars.color.textMuted, fontSize: vars.size.sm });

/** Under the words on a phone, which needs the width for them. */
export const date = style({
  gridColumn: 2,
  "@media": { [media.tablet]: { gridColumn: "auto" } },
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontVariantNumeric: "tabular-nums",
});
