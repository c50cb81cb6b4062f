import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space[1],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.sakryeok}`,
  "@media": {
    [media.tablet]: { display: "flex" },
    [media.print]: { display: "none" },
  },
});

/** On wide screens ways out stand on the left, things to do on the right. */
export const gap = style({
  display: "none",
  "@media": { [media.tablet]: { display: "block", flex: 1 } },
});

/** A control that does nothing without scripts is not shown without them. */
export const scripted = style({ "@media": { "(scripting: none)": { display: "none" } } });
