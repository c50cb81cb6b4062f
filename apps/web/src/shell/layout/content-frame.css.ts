import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

/** Of what a page waits for: what stands below it begins where the screen ends, and does not move when it comes. */
export const awaited = { alignContent: "center", minBlockSize: "70svh" } as const;

export const frame = style({
  maxWidth: vars.width.page,
  marginInline: "auto",
  padding: `${vars.space[3]} ${vars.width.gutter} 0`,
});

export const content = recipe({
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[4] },
  variants: {
    width: {
      page: {},
      form: { maxWidth: vars.width.form, marginInline: "auto" },
      /** As wide as a text is set: what is put in its middle or to its right is so on the page too. */
      reading: {
        maxWidth: vars.width.measure,
        marginInline: "auto",
        "@media": { [media.print]: { maxWidth: "none" } },
      },
      /** Eight of the page's twelve columns: room for the tools; the text in it is set as it will be read. */
      writing: { maxWidth: `calc((${vars.width.page} - 2 * ${vars.width.gutter}) * 8 / 12)`, marginInline: "auto" },
    },
  },
});
