import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** The other board, and a search of this one: on one line where there is room for both. */
export const tools = style({
  display: "grid",
  gap: vars.space[2],
  "@media": {
    [media.desktop]: { selectors: { "&:not([data-many])": { display: "flex", alignItems: "stretch", gap: 0 } } },
  },
});

export const tabs = style({
  minWidth: 0,
  "@media": {
    [media.desktop]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", flex: 1, alignItems: "end" },
  },
});

/** Goes on with the hairline under the tabs. */
export const search = style({
  "@media": {
    [media.desktop]: {
      width: "26rem",
      selectors: {
        [`${tools}:not([data-many]) > &`]: {
          paddingBlockEnd: vars.space[1],
          borderBlockEnd: `1px solid ${vars.color.line}`,
        },
      },
    },
    [media.print]: { display: "none" },
  },
});
