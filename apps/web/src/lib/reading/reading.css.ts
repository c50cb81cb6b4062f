import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/**
 * As in a good book's opening: what the text is on the left, the text itself in its measure on the right.
 * One face for both, which spares the page the files of another.
 */
export const spread = style({
  display: "grid",
  fontFamily: vars.font.serif,
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[4],
  "@media": {
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.width.measure})`,
      columnGap: vars.space[8],
      paddingBlockStart: vars.space[3],
    },
  },
});

export const side = style({ display: "grid", alignContent: "start", gap: vars.space[2], minWidth: 0 });

export const follower = style({
  display: "grid",
  gap: vars.space[2],
  "@media": { [media.desktop]: { position: "sticky", insetBlockStart: vars.space[4] } },
});

export const title = style({ maxWidth: "18em", fontSize: vars.size.xxl });

export const hanja = style({
  fontFamily: vars.font.serif,
  fontSize: "clamp(2.25rem, 1.6rem + 2.6vw, 3.5rem)",
  lineHeight: vars.leading.tight,
  letterSpacing: "0.06em",
});

export const lead = style({ maxWidth: "26em", color: vars.color.dammuk });

export const note = style({
  paddingInlineStart: vars.space[2],
  borderInlineStart: `1px solid ${vars.color.geumni}`,
  color: vars.color.dammuk,
  fontSize: vars.size.sm,
});

export const label = style({ display: "block", color: vars.color.meok, fontWeight: vars.weight.semibold });

export const signature = style({
  maxWidth: vars.width.measure,
  marginBlockStart: vars.space[4],
  fontFamily: vars.font.serif,
  fontSize: vars.size.body,
  textAlign: "end",
});

/** A stone's face: a ruled field around the text. */
export const stone = style({
  padding: `${vars.space[3]} ${vars.space[2]}`,
  border: `1px solid ${vars.color.border}`,
  outline: `1px solid ${vars.color.sakryeok}`,
  outlineOffset: "-6px",
  backgroundColor: vars.color.hanjiDeep,
  "@media": { [media.tablet]: { padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[6]}` } },
});
