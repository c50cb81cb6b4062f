import { vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** The seal stands beside the steps, however many lines they take: below them a finger would meet a step in its place. */
export const row = style({ display: "flex", alignItems: "center", columnGap: vars.space[1] });

globalStyle(`${row} > a`, { flexShrink: 0 });
