import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const field = style({ position: "relative", display: "block" });

/** As high as a finger needs; on a desk the letters of a narrow line are whole. */
const room = {
  paddingBlock: `calc(max(0.1em, (${vars.width.tap} - 1lh) / 2))`,
  "@media": { [media.desktop]: { paddingBlock: "0.1em" } },
};

/** Takes its type from where it stands; a quiet outline says that one may write here. */
export const area = style({
  display: "block",
  width: "100%",
  minHeight: "1lh",
  paddingInline: 0,
  ...room,
  border: 0,
  borderRadius: vars.radius.small,
  backgroundColor: "transparent",
  color: "inherit",
  font: "inherit",
  // Titles stand closer than a field may: it cuts what is beyond its lines.
  lineHeight: "max(1lh, 1.5em)",
  letterSpacing: "inherit",
  textAlign: "inherit",
  wordBreak: "keep-all",
  overflowWrap: "anywhere",
  overflow: "auto",
  resize: "none",
  fieldSizing: "content",
  outlineOffset: vars.space.half,
  selectors: {
    "&::placeholder": { color: vars.color.textMuted, fontSize: "min(1em, 1rem)", letterSpacing: 0, opacity: 1 },
    "&:hover:not(:focus)": { outline: `1px dashed ${vars.color.lineStrong}` },
    "&:focus": { outline: `2px solid ${vars.color.focus}` },
  },
});

/** Words with readings are shown as they will be read, until one writes in them. */
export const shown = style({
  display: "block",
  ...room,
  selectors: { [`${field}:focus-within > &`]: { display: "none" } },
});

export const line = style({ display: "block" });

export const rubied = style({
  selectors: {
    [`${field}:not(:focus-within) > &`]: {
      position: "absolute",
      inset: 0,
      height: "100%",
      color: "transparent",
      overflow: "hidden",
    },
  },
});

/** Said of what stands in the field, in the type of the page's own sentences. */
export const broken = style({
  display: "block",
  color: vars.color.danger,
  fontFamily: vars.font.sans,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.regular,
  letterSpacing: 0,
  lineHeight: vars.leading.text,
  "@media": { [media.print]: { display: "none" } },
});
