import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { item, withoutSheet } from "./primary-navigation.css.ts";

/**
 * What is left of the page beside the logo (14.5rem with what is around it) and a scrollbar: hidden or not, a panel that
 * is wider would make the page wider than the screen.
 */
const widest = `calc(min(${vars.width.page}, 100vw) - 2 * ${vars.width.gutter} - 15.5rem)`;

const shown = { visibility: "visible", opacity: 1, transform: "none" } as const;

export const panel = recipe({
  base: {
    position: "absolute",
    insetBlockStart: "100%",
    insetInlineStart: `calc(-1 * ${vars.space[2]})`,
    zIndex: vars.layer.menu,
    minWidth: "11rem",
    // However many boards there are, the last of them can be reached.
    maxHeight: "calc(100dvh - 6.5rem)",
    overflowY: "auto",
    overscrollBehavior: "contain",
    padding: vars.space[1],
    backgroundColor: vars.color.surfaceRaised,
    border: `1px solid ${vars.color.line}`,
    borderBlockStart: `2px solid ${vars.color.accent}`,
    visibility: "hidden",
    opacity: 0,
    transform: "translateY(-4px)",
    // As long as the app sleeps the pointer and the focus open it, and Escape closes it (`asleep/own-escape.ts`).
    selectors: {
      [`html[data-asleep] ${item}:not([data-dismissed]):is(:hover, :focus-within) > &`]: shown,
    },
    "@media": {
      [media.moving]: {
        transition: `opacity ${vars.motion.fast}, transform ${vars.motion.fast}, visibility ${vars.motion.fast}`,
      },
      // Without scripts the pointer and the focus open it.
      "(scripting: none)": {
        selectors: { [`${item}:hover > &, ${item}:focus-within > &`]: shown },
      },
      // Where there is no room beside its name; hidden or not, it would make the page wider than the screen.
      [withoutSheet]: { insetInline: 0, maxHeight: "none" },
    },
  },
  variants: { isOpen: { true: shown } },
});

export const list = recipe({
  base: { display: "grid", width: "max-content", maxWidth: "17rem" },
  variants: {
    isDeep: {
      true: {
        display: "flex",
        flexWrap: "wrap",
        gap: vars.space[2],
        maxWidth: widest,
        "@media": { [withoutSheet]: { display: "grid", width: "auto", maxWidth: "none" } },
      },
    },
  },
});

/** One of several that have parts of their own, side by side. */
export const part = style({ width: "10rem", "@media": { [withoutSheet]: { width: "auto" } } });

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
