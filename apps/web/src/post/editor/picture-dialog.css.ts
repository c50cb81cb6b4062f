import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[2] });

export const preview = style({
  maxHeight: "min(12rem, 25vh)",
  marginInline: "auto",
  border: `1px solid ${vars.color.line}`,
});

export const other = style({ display: "flex", justifyContent: "center" });

/** A text for all of them, with its button beside it where there is room. */
export const all = style({
  display: "grid",
  gap: vars.space[1],
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center" } },
});

export const rows = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", listStyle: "none" });

export const item = style({
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const row = style({
  display: "grid",
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  "@media": { [media.tablet]: { gridTemplateColumns: "8rem minmax(0, 1fr)", alignItems: "start" } },
});

/** What became of it stands where it is read first, and the way out at the end. */
export const rowFoot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[1],
});

export const outcome = style({ flex: "1 1 12rem" });

export const thumbnail = style({
  maxWidth: "8rem",
  maxHeight: "8rem",
  border: `1px solid ${vars.color.line}`,
});

export const meter = style({ width: "100%", accentColor: vars.color.accent });

export const percentage = style({ fontSize: vars.size.sm, fontVariantNumeric: "tabular-nums" });

/** Of a picture that the browser cannot show this is all one knows it by. */
export const fileName = style({ color: vars.color.textMuted, fontSize: vars.size.sm, overflowWrap: "anywhere" });

export const remark = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const unsent = style({ color: vars.color.danger, fontSize: vars.size.sm });
