import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const page = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });

export const note = style({ margin: 0, color: vars.color.textMuted });

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

const row = style({ borderBlockStart: `1px solid ${vars.color.line}` });

export const item = style([
  row,
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 24rem) minmax(0, 1fr)" } },
  },
]);

export const done = style([
  row,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: vars.space[1],
    minHeight: vars.width.tap,
    paddingBlock: vars.space[1],
  },
]);

export const large = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" });

/** In its own proportions, and whole beside its field. */
export const picture = style({ width: "100%", height: "auto", maxHeight: "60svh", objectFit: "contain" });

export const words = style({
  display: "grid",
  alignContent: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
});

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[1] });

export const link = style({ color: vars.color.link, fontWeight: vars.weight.semibold });

export const aside = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.size.sm });

export const mark = style({ color: vars.color.text, whiteSpace: "nowrap" });

export const saved = style({ margin: 0, color: vars.color.success });

export const fault = style({ margin: 0, color: vars.color.danger, fontSize: vars.size.sm });

/** Where reading goes on behind the last one, without looking like something to press. */
export const status = style({ margin: 0, color: vars.color.success, ":focus": { outline: "none" } });

export const foot = style({ display: "flex", flexWrap: "wrap", gap: vars.space[3], margin: 0 });
