import { media, vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** Many rows of them: words and no frames, the first under the edge of what stands above. */
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  marginInlineStart: `calc(-1 * ${vars.space[1]})`,
  whiteSpace: "nowrap",
  "@media": { [media.desktop]: { flexWrap: "nowrap" }, [media.print]: { display: "none" } },
});

// The address beside them needs the room more.
globalStyle(`${actions}${actions} > *`, { paddingInline: vars.space[1] });

export const role = style({ whiteSpace: "nowrap" });

export const position = style({
  display: "grid",
  gridTemplateColumns: "5rem",
  gap: vars.space.half,
  "@media": { [media.belowTablet]: { gridTemplateColumns: "5rem auto" } },
});

/** As wide as its column, and on a phone as its words. */
export const grade = style({ width: "100%", "@media": { [media.belowTablet]: { width: "auto", maxWidth: "10rem" } } });
globalStyle(`${grade}${grade} > select`, { paddingInlineStart: vars.space[1], fontSize: vars.size.sm });

/** One under the other in a column, side by side on a phone. */
export const name = style({
  display: "inline-grid",
  minWidth: "5em",
  "@media": {
    [media.belowTablet]: { display: "inline-flex", flexWrap: "wrap", alignItems: "baseline", columnGap: vars.space[1] },
  },
});

export const nickname = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const suspended = style({ color: vars.color.danger, fontSize: vars.size.sm, fontWeight: vars.weight.semibold });

/** A usual domain keeps its line. */
export const email = style({ display: "inline-block", minWidth: "6.75rem", overflowWrap: "anywhere" });

/** The longest name of a province keeps its line, and a usual street stands with its town: 불모구 쪽빛로 99. */
export const address = style({ display: "inline-block", minWidth: "7.75rem" });
