import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const files = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  marginBlockStart: vars.space[2],
});

export const title = style({ fontFamily: vars.font.sans, fontSize: vars.size.md, fontWeight: vars.weight.semibold });

export const count = style({ color: vars.color.textMuted, fontWeight: vars.weight.regular });

export const list = style({ borderBlockStart: `1px solid ${vars.color.lineStrong}` });

export const item = style({ borderBlockEnd: `1px solid ${vars.color.line}`, breakInside: "avoid" });

/** What is known of a file, and beside it, on a phone below it, what can be done with it. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center" } },
});

export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[1],
  "@media": { [media.print]: { display: "none" } },
});

/** Does nothing without scripts. */
export const scripted = style({ "@media": { "(scripting: none)": { display: "none" } } });

export const preview = style({ "@media": { [media.print]: { display: "none" } } });
