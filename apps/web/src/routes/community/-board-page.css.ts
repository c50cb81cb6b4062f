import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** The other boards, and a search of this one: on one line where there is room for both. */
export const tools = style({
  display: "grid",
  gap: vars.space[2],
  "@media": {
    [media.desktop]: { display: "flex", flexWrap: "wrap", alignItems: "stretch", gap: `${vars.space[1]} 0` },
  },
});

export const tabs = style({
  minWidth: 0,
  "@media": {
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      // It takes what the search leaves, and with many boards a line of its own.
      flex: "999 1 auto",
      alignItems: "end",
    },
  },
});

/** Goes on with the hairline under the tabs. */
export const search = style({
  "@media": {
    [media.desktop]: {
      flex: "1 0 26rem",
      paddingBlockEnd: vars.space[1],
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
    [media.print]: { display: "none" },
  },
});
