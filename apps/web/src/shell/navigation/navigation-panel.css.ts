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
    // Hidden or not, it would make the page wider or longer than what is there to read: long names take two lines, and
    // what is higher than the window is scrolled within it.
    width: "max-content",
    minWidth: "11rem",
    maxWidth: "17rem",
    maxHeight: "calc(100vh - 7rem)",
    padding: vars.space[1],
    overflowY: "auto",
    overscrollBehavior: "contain",
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
      // Where there is no room beside its name.
      [withoutSheet]: { insetInline: 0, width: "auto", maxWidth: "none" },
    },
  },
  variants: {
    isOpen: { true: shown },
    /** In the middle of the header's row, and no wider than that. */
    isDeep: { true: { insetInline: vars.width.gutter, width: "fit-content", maxWidth: "none", marginInline: "auto" } },
  },
});

export const list = recipe({
  base: { display: "grid" },
  variants: {
    isDeep: {
      true: {
        display: "flex",
        flexWrap: "wrap",
        gap: `${vars.space[1]} ${vars.space[2]}`,
        "@media": { [withoutSheet]: { display: "grid" } },
      },
    },
  },
});

/** One that has a third level below it, or stands beside one that has. */
export const branch = style({ width: "10.5rem", "@media": { [withoutSheet]: { width: "auto" } } });

export const third = style({ display: "grid" });

export const link = recipe({
  base: {
    display: "flex",
    alignItems: "center",
    minHeight: vars.width.tap,
    padding: `${vars.space.half} ${vars.space[2]}`,
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
