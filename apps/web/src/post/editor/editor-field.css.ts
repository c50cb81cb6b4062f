import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const field = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[1] });

/** As tall as the editor that is waited for, and its tools on a phone. */
export const waiting = style({ display: "grid", alignContent: "center", minHeight: "calc(max(18rem, 40vh) + 6.5rem)" });

export const label = style({ fontSize: vars.size.sm, fontWeight: vars.weight.semibold });

export const required = style({ color: vars.color.danger });

/** About keys, which a phone does not have; it is read out all the same. */
export const hint = style({
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  "@media": { [media.belowTablet]: { display: "none" } },
});

export const error = style({ color: vars.color.danger, fontSize: vars.size.sm });
