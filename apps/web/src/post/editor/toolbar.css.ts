import { type WritingColour, writingColours } from "@bulmo/contracts/writing-colour";
import { media, vars } from "@bulmo/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

/** Stays at the top of what is seen of the page: where a keyboard pushes the page up, that is lower (rich-text-editor.tsx). */
export const bar = style({
  position: "sticky",
  insetBlockStart: "var(--seen-top, 0px)",
  zIndex: vars.layer.header,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
  backgroundColor: vars.color.surfaceMuted,
});

/** All of them in sight: what does not fit into a row goes into the next, with what belongs to it. */
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  padding: "3px 1px",
  "@media": { [media.tablet]: { gap: `2px ${vars.space[1]}`, padding: vars.space.half } },
});

export const group = style({
  display: "flex",
  alignItems: "center",
  "@media": {
    [media.tablet]: {
      gap: 2,
      selectors: {
        "& + &": { paddingInlineStart: vars.space[1], borderInlineStart: `1px solid ${vars.color.line}` },
      },
    },
  },
});

export const paragraph = style({
  flex: "none",
  // With letters at 200 % it shares a phone's line with three buttons.
  width: "min(7rem, 50vw)",
  marginInlineStart: 2,
  "@media": { [media.tablet]: { marginInlineStart: 0 } },
});

export const tool = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  minWidth: "2.5rem",
  height: "2.5rem",
  border: "1px solid transparent",
  borderRadius: vars.radius.small,
  touchAction: "manipulation",
  ":hover": { backgroundColor: `color-mix(in srgb, currentColor 8%, transparent)` },
  ":disabled": { opacity: 0.4, cursor: "not-allowed" },
  ":focus-visible": { outlineOffset: "-2px" },
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accentSubtle,
      color: vars.color.accent,
    },
    '&[data-state="open"]': { backgroundColor: vars.color.accentSubtle },
  },
  "@media": { "(pointer: coarse)": { minWidth: vars.width.tap, height: vars.width.tap } },
});

const letter = style({ fontSize: vars.size.md, lineHeight: 1 });

export const glyph = styleVariants({
  bold: [letter, { fontWeight: vars.weight.bold }],
  italic: [letter, { fontStyle: "italic", fontSynthesis: "style" }],
  underline: [letter, { textDecoration: "underline", textUnderlineOffset: "0.25em" }],
  strike: [letter, { textDecoration: "line-through" }],
});

const none = {};
const nothing = Object.fromEntries(writingColours.map((name) => [name, none])) as Record<WritingColour, object>;

const shades = writingColours.flatMap((name) => [
  {
    variants: { colouring: "textColor" as const, name },
    style: { color: vars.word[name], borderColor: vars.word[name] },
  },
  { variants: { colouring: "backgroundColor" as const, name }, style: { backgroundColor: vars.ground[name] } },
]);

/** The letter of a button, in the colour that is set where one is writing. */
export const sample = recipe({
  base: [letter, { padding: "0.15em 0.2em", borderRadius: vars.radius.small }],
  variants: {
    colouring: {
      textColor: { borderBlockEnd: "3px solid currentColor" },
      backgroundColor: { border: `1px solid ${vars.color.lineStrong}` },
    },
    name: nothing,
  },
  compoundVariants: shades,
});

export const swatch = recipe({
  base: [
    letter,
    {
      display: "inline-grid",
      placeItems: "center",
      flex: "none",
      width: "1.75rem",
      height: "1.75rem",
      border: `1px solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.small,
    },
  ],
  variants: { colouring: { textColor: {}, backgroundColor: {} }, name: nothing },
  compoundVariants: shades,
});
