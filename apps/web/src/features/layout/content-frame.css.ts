import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";

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
      /** Eight of the page's twelve columns. */
      reading: { maxWidth: `calc((${vars.width.page} - 2 * ${vars.width.gutter}) * 8 / 12)`, marginInline: "auto" },
    },
  },
});
