import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const lines = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[1] });

export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "start",
  gap: vars.space[1],
  lineHeight: vars.leading.text,
  selectors: {
    '&[data-type="CHAPTER"]': {
      marginBlockStart: vars.space[3],
      fontSize: vars.size.xl,
      fontWeight: vars.weight.semibold,
    },
    '&[data-type="ARTICLE"]': {
      marginBlockStart: vars.space[2],
      fontSize: vars.size.lg,
      fontWeight: vars.weight.semibold,
    },
    '&[data-type="ITEM"]': { paddingInlineStart: vars.space[3] },
  },
});

globalStyle(`${line} > button`, { "@media": { [media.print]: { display: "none" } } });

export const words = style({ minWidth: 0, paddingBlock: vars.space[1] });

export const hint = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

/** The law's term is not met. */
export const warning = style({ color: vars.color.danger });
