import { createVar, fallbackVar, keyframes, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { media, vars } from "../theme/theme.css.ts";

const ink = createVar();
const ground = createVar();
const edge = createVar();

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const button = recipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: vars.space[1],
    border: `1px solid ${fallbackVar(edge, "transparent")}`,
    borderRadius: vars.radius.small,
    backgroundColor: ground,
    color: ink,
    fontFamily: vars.font.sans,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.tight,
    // `anywhere` would let a full line squeeze it to one syllable.
    overflowWrap: "break-word",
    textAlign: "center",
    textDecoration: "none",
    touchAction: "manipulation",
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}, color ${vars.motion.fast}`,
    selectors: {
      '&:disabled, &[aria-disabled="true"]': { opacity: 0.5, cursor: "not-allowed" },
      '&[aria-busy="true"]': { opacity: 1, cursor: "progress" },
    },
  },
  variants: {
    variant: {
      primary: {
        vars: { [ink]: vars.color.onAccent, [ground]: vars.color.accent },
        ":hover": { vars: { [ground]: vars.color.accentHover } },
      },
      secondary: {
        vars: { [ink]: vars.color.text, [ground]: "transparent", [edge]: vars.color.lineStrong },
        ":hover": { vars: { [edge]: vars.color.lineActive, [ground]: vars.color.surfaceHover } },
        selectors: { '&[aria-pressed="true"]': { vars: { [ink]: vars.color.accent, [edge]: vars.color.accent } } },
      },
      quiet: {
        vars: { [ink]: vars.color.text, [ground]: "transparent" },
        ":hover": { vars: { [ground]: vars.color.surfaceHover } },
      },
      danger: {
        vars: { [ink]: vars.color.onDanger, [ground]: vars.color.danger },
        ":hover": { vars: { [ground]: vars.color.dangerHover } },
      },
    },
    size: {
      small: {
        minHeight: "2.25rem",
        padding: `0 ${vars.space[2]}`,
        fontSize: vars.size.sm,
        "@media": { "(pointer: coarse)": { minHeight: vars.width.tap } },
      },
      medium: {
        minHeight: vars.width.tap,
        padding: `${vars.space.half} ${vars.space[3]}`,
        fontSize: vars.size.md,
      },
      large: {
        minHeight: "3.25rem",
        padding: `${vars.space[1]} ${vars.space[4]}`,
        fontSize: vars.size.md,
      },
    },
    wide: { true: { width: "100%" } },
    flush: { true: {} },
  },
  compoundVariants: [
    { variants: { flush: true, size: "small" }, style: { marginInlineStart: `calc(-1 * ${vars.space[2]} - 1px)` } },
    { variants: { flush: true, size: "medium" }, style: { marginInlineStart: `calc(-1 * ${vars.space[3]} - 1px)` } },
    { variants: { flush: true, size: "large" }, style: { marginInlineStart: `calc(-1 * ${vars.space[4]} - 1px)` } },
  ],
  defaultVariants: { variant: "secondary", size: "medium" },
});

export const iconButton = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flex: "none",
  width: vars.width.tap,
  height: vars.width.tap,
  border: "1px solid transparent",
  borderRadius: vars.radius.small,
  color: "inherit",
  touchAction: "manipulation",
  transition: `background-color ${vars.motion.fast}`,
  ":hover": { backgroundColor: `color-mix(in srgb, currentColor 8%, transparent)` },
  selectors: { '&:disabled, &[aria-disabled="true"]': { opacity: 0.5, cursor: "not-allowed" } },
});

export const spinner = style({
  width: "1em",
  height: "1em",
  border: "1.5px solid currentColor",
  borderInlineEndColor: "transparent",
  borderRadius: vars.radius.round,
  "@media": { [media.moving]: { animation: `${turn} 900ms linear infinite` } },
});
