import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

export const window = style({ display: "grid", gridTemplateRows: "auto 1fr", minHeight: "100dvh" });

export const title = style({
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontFamily: vars.font.serif,
  fontSize: vars.size.lg,
  fontWeight: vars.weight.semibold,
});

export const content = style({ display: "grid", minHeight: 0 });

/** The service draws on white, whatever light the hall has. */
export const widget = style({ gridArea: "1 / 1" });

export const message = style({
  gridArea: "1 / 1",
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: vars.space[2],
  padding: vars.space[3],
  textAlign: "center",
});

export const actions = style({ display: "flex", flexWrap: "wrap", justifyContent: "center", gap: vars.space[1] });
