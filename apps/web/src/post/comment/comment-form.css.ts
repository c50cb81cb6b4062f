import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const form = style({
  display: "grid",
  gap: vars.space[1],
  width: "100%",
  "@media": { "(scripting: none)": { display: "none" }, [media.print]: { display: "none" } },
});

/** Under what is answered. */
export const answer = style([form, { paddingBlockStart: vars.space[1] }]);

export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space[1],
});

/** Beside the buttons where there is room for it; on a phone it has a line of its own, and the buttons stay together. */
export const failure = style({
  flex: "1 1 100%",
  color: vars.color.danger,
  fontSize: vars.size.sm,
  "@media": { [media.tablet]: { flexBasis: "12rem" } },
});
