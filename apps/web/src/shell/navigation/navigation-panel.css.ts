import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { item, withoutSheet } from "./primary-navigation.css.ts";

const shown = { visibility: "visible", opacity: 1, transform: "none" } as const;

export const panel = recipe({
  base: {
    position: "absolute",
    insetBlockStart: "100%",
    insetInlineStart: `calc(-1 * ${vars.space[2]})`,
    zIndex: vars.layer.menu,
    minWidth: "11rem",
    padding: vars.space[1],
    backgroundColor: vars.color.surfaceRaised,
    border: `1px solid ${vars.color.line}`,
    borderBlockStart: `2px solid ${vars.color.accent}`,
    visibility: "hidden",
    opacity: 0,
    transform: "translateY(-4px)",
    "@media": {
      [media.moving]: {
        transition: `opacity ${vars.motion.fast}, transform ${vars.motion.fast}, visibility ${vars.motion.fast}`,
      },
      // Without scripts the pointer and the focus open it.
      "(scripting: none)": {
        selectors: { [`${item}:hover > &, ${item}:focus-within > &`]: shown },
      },
      // Where there is no room beside its name; hidden or not, it would make the page wider than the screen.
      [withoutSheet]: { insetInline: 0 },
    },
  },
  variants: { isOpen: { true: shown } },
});

export const list = recipe({
  base: { display: "grid" },
  variants: {
    isDeep: {
      true: {
        gridAutoFlow: "column",
        gridAutoColumns: "minmax(10rem, max-content)",
        gap: vars.space[2],
        "@media": { [withoutSheet]: { gridAutoFlow: "row" } },
      },
    },
  },
});

export const third = style({ display: "grid" });

export const link = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    minHeight: vars.width.tap,
    padding: `${vars.space.half} ${vars.space[2]}`,
    whiteSpace: "nowrap",
    transition: `background-color ${vars.motion.fast}`,
    ":hover": { backgroundColor: vars.color.surfaceHover },
    selectors: {
      "&[aria-current]": { color: vars.color.accent, fontWeight: vars.weight.semibold },
    },
  },
  variants: {
    quiet: { true: { minHeight: "2.25rem", color: vars.color.textMuted, fontSize: vars.size.sm } },
  },
});
