import { media, vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": { [media.print]: { display: "none" } },
});

export const link = style({
  display: "flex",
  alignItems: "baseline",
  gap: vars.space[3],
  minHeight: vars.width.tap,
  paddingBlock: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  transition: `background-color ${vars.motion.fast}`,
  ":hover": { backgroundColor: vars.color.surfaceHover },
});

export const label = style({ flex: "none", color: vars.color.textMuted, fontSize: vars.size.sm });

export const title = style({ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
