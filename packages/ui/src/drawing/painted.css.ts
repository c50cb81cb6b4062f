import { style } from "@vanilla-extract/css";
import { day, night, type Paint } from "../theme/paint-palette.ts";
import { paint } from "./paint.ts";

const variables = (palette: Readonly<Record<Paint, string>>) =>
  Object.fromEntries(
    Object.entries(palette).map(([name, colour]) => [paint[name as Paint].slice("var(".length, -1), colour]),
  );

/** For a drawing that is part of its page: its paints, by the theme that the page is shown in. On paper it is day. */
export const painted = style({
  vars: variables(day),
  "@media": {
    screen: { selectors: { ':root[data-theme="dark"] &': { vars: variables(night) } } },
    "screen and (prefers-color-scheme: dark)": {
      selectors: { ':root:not([data-theme="light"]) &': { vars: variables(night) } },
    },
  },
});
