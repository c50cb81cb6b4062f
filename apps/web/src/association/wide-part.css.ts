import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] });

export const head = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "max-content minmax(0, 1fr)",
      columnGap: vars.space[8],
      alignItems: "start",
    },
  },
});

/** Beside one another where there is room. */
export const words = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  alignItems: "start",
  gap: `${vars.space[2]} ${vars.space[6]}`,
});

globalStyle(`${words} > *`, { flex: "0 1 26em" });
