import { media, vars } from "@bulmo/ui/theme";
import { createVar, style } from "@vanilla-extract/css";
import { tall } from "./framed-work.css.ts";
import { onDesk, onPhone } from "./strip-sizes.ts";

const height = createVar();
const least = createVar();
const rem = (pixels: number) => `${pixels / 16}rem`;

export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[3],
  maxWidth: vars.width.page,
  marginInline: "auto",
  padding: `${vars.space[8]} ${vars.width.gutter} 0`,
});

export const top = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  borderBlockEnd: `1px solid ${vars.color.lineHeading}`,
});

export const title = style({ fontSize: vars.size.xl });

/** The lines under a picture. */
const label = "3.75rem";

/**
 * All pictures of one height, each as wide as its proportions make it. Laid out once it comes near the screen: each
 * piece of a font that arrives has the whole page laid out again, of which twenty works are half. Only where room can be
 * had for the focus ring, which such a part cuts off otherwise; paper gets all of them.
 */
export const work = style({
  vars: { [height]: rem(onPhone.height), [least]: String(onPhone.least) },
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  flex: "none",
  width: `calc(max(var(--ratio), ${least}) * ${height})`,
  maxWidth: "100%",
  "@media": {
    [media.desktop]: { vars: { [height]: rem(onDesk.height), [least]: String(onDesk.least) } },
    screen: {
      "@supports": {
        "(overflow-clip-margin: 6px)": {
          contentVisibility: "auto",
          containIntrinsicBlockSize: `calc(${height} + ${label})`,
          overflowClipMargin: "6px",
        },
      },
    },
  },
});

export const frame = style({ vars: { [tall]: height }, height });

const oneLine = { display: "block", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

export const name = style({
  ...oneLine,
  fontFamily: vars.font.serif,
  fontWeight: vars.weight.semibold,
  selectors: { "a:hover > &": { textDecoration: "underline 1px", textUnderlineOffset: "0.28em" } },
});

export const author = style({ ...oneLine, color: vars.color.textMuted, fontSize: vars.size.sm });
