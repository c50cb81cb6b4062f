import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.half,
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": { [media.print]: { display: "none" } },
});

/** Ways out stand on the left, things to do on the right. */
export const gap = style({ flex: 1 });

/** A control that does nothing without scripts is not shown without them. */
const scripted = style({ "@media": { "(scripting: none)": { display: "none" } } });

/** What is for those who may stays together: it begins a line on a phone, and elsewhere ends one. */
export const owner = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.half,
  "@media": { [media.tablet]: { marginInlineStart: "auto" } },
});

/** On a line of its own, under the controls. */
export const failure = style({ flexBasis: "100%", color: vars.color.danger, fontSize: vars.size.sm });

/** All five, with the ways out, stand on one line of a phone. */
export const action = style([
  scripted,
  { selectors: { "&&": { "@media": { [media.belowTablet]: { paddingInline: vars.space.half } } } } },
]);

/** Where the line is full it stands at the end of the next. */
export const report = style([action, { marginInlineStart: "auto" }]);

/** Begins the line, its words on the edge of the text. */
export const back = style([
  action,
  {
    selectors: {
      "&&": { "@media": { [media.belowTablet]: { marginInlineStart: `calc(-1 * ${vars.space.half} - 1px)` } } },
    },
  },
]);
