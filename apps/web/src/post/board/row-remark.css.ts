import { vars } from "@bulmo/ui/theme";
import { style } from "@vanilla-extract/css";

/** Behind the last word of the title, on one line. */
export const remark = style({
  display: "inline-flex",
  alignItems: "baseline",
  gap: vars.space[1],
  marginInlineStart: vars.space[1],
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const answered = style({
  paddingInline: "0.4em",
  border: "1px solid currentColor",
  borderRadius: vars.radius.small,
  color: vars.color.success,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.4,
});

const lock =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='1.75'><path d='M5.5 10.5h13v10h-13zM8.25 10.5V7.25a3.75 3.75 0 0 1 7.5 0v3.25M12 14.25v2.5'/></svg>";

/** The title of a secret question, which anybody may type: the lock before it cannot be typed. */
export const secret = style({
  "::before": {
    content: "'' / '비밀글'",
    display: "inline-block",
    width: "1em",
    height: "1em",
    marginInlineEnd: "0.3em",
    background: "currentColor",
    mask: `url("data:image/svg+xml,${encodeURIComponent(lock)}") center / contain no-repeat`,
    verticalAlign: "-0.1em",
    forcedColorAdjust: "none",
  },
});
