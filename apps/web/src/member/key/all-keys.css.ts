import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const link = style({ textDecoration: "underline", textUnderlineOffset: "0.2em", overflowWrap: "anywhere" });

export const prefix = style({ fontFamily: "ui-monospace, monospace" });

export const over = style({ color: vars.color.danger });

export const onPhone = style({ "@media": { [media.tablet]: { display: "none" } } });
