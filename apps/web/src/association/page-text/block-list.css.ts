import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const block = style({
  position: "relative",
  selectors: {
    // As far from what stands above it as a heading that is read, whose letters are larger.
    '&&[data-type="HEADING"]': { marginBlockStart: "2.25em" },
    "&&:first-child": { marginBlockStart: 0 },
  },
});

export const list = style({});

// A text that is read clips what stands out of it; here that is the tools, and the outline of what one writes in.
globalStyle(`${list}${list} > *`, { overflow: "visible" });

export const gone = style({ opacity: 0.35 });

/** In the margin beside its block, and below it where there is no margin. */
export const tools = style({
  display: "none",
  gap: vars.space.half,
  paddingBlock: vars.space.half,
  color: vars.color.textMuted,
  fontFamily: vars.font.sans,
  selectors: { [`${block}:focus-within > &, &:has([data-state="open"])`]: { display: "flex" } },
  "@media": {
    [media.desktop]: {
      position: "absolute",
      insetInlineEnd: "100%",
      insetBlockStart: "-0.5rem",
      zIndex: 1,
      flexDirection: "column",
      marginInlineEnd: vars.space[1],
      paddingBlock: 0,
      selectors: { [`${block}:hover:not(:focus-within) > &`]: { display: "flex" } },
    },
  },
});

/** What of a block is no text that is read in its place: where a link leads, what a picture shows. */
export const extra = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[1],
  paddingBlock: vars.space[1],
  fontFamily: vars.font.sans,
  fontSize: vars.size.sm,
  lineHeight: vars.leading.text,
  "@media": { [media.print]: { display: "none" } },
});

export const problem = style({
  color: vars.color.danger,
  fontFamily: vars.font.sans,
  fontSize: vars.size.sm,
  "@media": { [media.print]: { display: "none" } },
});

export const head = style({
  display: "flex",
  justifyContent: "flex-end",
  minHeight: vars.width.tap,
  "@media": { [media.print]: { display: "none" } },
});

globalStyle(`${block}${block} > ${tools}${tools}`, { "@media": { [media.print]: { display: "none" } } });

export const card = style({
  padding: vars.space[1],
  border: `1px solid ${vars.color.focus}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surfaceRaised,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  cursor: "grabbing",
});
