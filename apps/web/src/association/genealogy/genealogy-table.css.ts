import { vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** So narrow, beside the letters that the reader chose, that five columns find no room beside one another. */
const crowded = "(max-width: 17em)";

export const frame = style({ containerType: "inline-size" });

/** The cells of a generation: the first has one short name, and the last several in a cell. */
export const generation = ["12%", "18%", "22%", "22%", "26%"].map((width, place) =>
  style({
    width,
    "@container": { [crowded]: { width: "auto", marginInlineStart: `calc(${place} * ${vars.space[1]})` } },
  }),
);

globalStyle(`${frame} :is(table, caption, tbody, tr, th, td)`, { "@container": { [crowded]: { display: "block" } } });
globalStyle(`${frame} thead`, { "@container": { [crowded]: { display: "none" } } });
