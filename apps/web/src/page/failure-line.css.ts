import { vars } from "@bulmo/ui/theme";
import { globalStyle } from "@vanilla-extract/css";
import { failureId } from "./failure-line.ts";

// The line is made without React, by scripts that every page has (`failure-line.ts`).

globalStyle(`#${failureId}`, {
  position: "fixed",
  inset: "auto 1rem 1rem",
  zIndex: vars.layer.dialog,
  maxWidth: "40rem",
  margin: "auto",
  padding: `${vars.space[1]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.surfaceRaised,
  textAlign: "center",
});

globalStyle(`#${failureId} button`, {
  minHeight: vars.width.tap,
  padding: `0 ${vars.space[1]}`,
  color: vars.color.link,
  textDecoration: "underline",
});
