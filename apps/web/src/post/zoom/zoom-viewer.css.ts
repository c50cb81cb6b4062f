import { lampLit, media, vars } from "@bulmo/ui/theme";
import { keyframes, style } from "@vanilla-extract/css";

const appear = keyframes({ from: { opacity: 0 } });

export const scrim = style({
  position: "fixed",
  inset: 0,
  zIndex: vars.layer.dialog,
  "@media": { [media.print]: { display: "none" } },
});

/** A room without light but on the picture, by day too. */
export const room = style({
  vars: lampLit,
  colorScheme: "dark",
  position: "relative",
  height: "100dvh",
  overflow: "hidden",
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  "@media": { [media.moving]: { animation: `${appear} ${vars.motion.normal} ${vars.motion.ease}` } },
});

export const stage = style({
  position: "absolute",
  inset: 0,
  cursor: "grab",
  touchAction: "none",
  ":active": { cursor: "grabbing" },
});

export const message = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
});

/**
 * What stands around the picture. It withdraws from whoever only looks, but not from those who find their way by the
 * keyboard, nor where movement is unwanted. What cannot be seen is not hit by a finger either.
 */
const chrome = style({
  zIndex: 1,
  backgroundColor: `color-mix(in srgb, ${vars.color.surface} 82%, transparent)`,
  pointerEvents: "auto",
  transition: `opacity ${vars.motion.slow}`,
  selectors: {
    [`${room}[data-quiet="true"]:not(:has(:focus-visible)) &`]: {
      "@media": {
        [media.moving]: { opacity: 0 },
        [`${media.moving} and (hover: none)`]: { pointerEvents: "none" },
      },
    },
  },
});

const edge = vars.space[1];

export const label = style([
  chrome,
  {
    position: "absolute",
    insetBlockEnd: 0,
    insetInlineStart: 0,
    display: "grid",
    gap: vars.space.half,
    // The small picture stands at the other end.
    maxWidth: `calc(100% - 120px - 3 * ${edge})`,
    padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[2]}`,
    "@media": { [media.tablet]: { padding: `${vars.space[1]} ${vars.space[3]} ${vars.space[2]}` } },
  },
]);

export const names = style({ display: "grid", gap: vars.space.half });

export const title = style({ fontSize: vars.size.lg });

export const artist = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const notice = style({ color: vars.color.danger, fontSize: vars.size.sm });

/** Above the picture, in as many lines as they need. What lies between them is the picture's. */
export const bar = style({
  position: "absolute",
  zIndex: 1,
  insetBlockStart: edge,
  insetInline: edge,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: edge,
  pointerEvents: "none",
});

const button = style({
  minWidth: vars.width.tap,
  minHeight: vars.width.tap,
  borderRadius: vars.radius.small,
  ":hover": { backgroundColor: vars.color.surfaceHover },
});

export const tools = style([chrome, { display: "flex", borderRadius: vars.radius.small }]);

export const tool = button;

/** Before the tools to the eye, after them for keys. */
export const steps = style({ display: "flex", order: -1, marginInlineEnd: "auto" });

/** At the sides of the picture; above it where it needs the sides itself. */
const step = style([
  chrome,
  button,
  { "@media": { [media.tablet]: { position: "fixed", insetBlockStart: `calc(50% - ${vars.width.tap} / 2)` } } },
]);

export const previous = style([step, { "@media": { [media.tablet]: { insetInlineStart: edge } } }]);

export const next = style([step, { "@media": { [media.tablet]: { insetInlineEnd: edge } } }]);

export const close = style([
  chrome,
  button,
  {
    display: "flex",
    alignItems: "center",
    gap: vars.space[1],
    paddingInline: vars.space[2],
    color: "inherit",
    fontSize: vars.size.sm,
  },
]);

/** The whole at most 120 px long, and on it what is in view. */
export const overview = style([
  chrome,
  {
    position: "absolute",
    insetBlockEnd: edge,
    insetInlineEnd: edge,
    width: "min(120px, calc(120px * var(--ratio)))",
    aspectRatio: "var(--ratio)",
    // What the viewer puts into it stands on a line.
    lineHeight: 0,
    overflow: "hidden",
    outline: `1px solid ${vars.color.lineStrong}`,
    color: vars.color.text,
    selectors: { '&[data-whole="true"]': { visibility: "hidden" } },
  },
]);
