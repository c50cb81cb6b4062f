import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const fields = style({
  gridArea: "fields",
  display: "grid",
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[2],
  minWidth: 0,
  selectors: { "&[inert]": { opacity: 0.5 } },
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(10rem, 1fr))" } },
});

export const wide = style({ "@media": { [media.tablet]: { gridColumn: "span 2" } } });

/** Beside its field, on the line of the field's own box. */
export const choice = style({ "@media": { [media.tablet]: { paddingBlockStart: "1.5rem" } } });
