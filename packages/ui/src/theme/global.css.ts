import { globalStyle } from "@vanilla-extract/css";
import { media, vars } from "./theme.css.ts";

globalStyle('nav a[aria-current] *, [aria-pressed="true"] *', {
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none", color: "inherit !important" } },
});

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("*", { margin: 0, padding: 0 });

globalStyle("html", {
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  WebkitTextSizeAdjust: "100%",
  textSizeAdjust: "100%",
  scrollPaddingTop: vars.space[10],
});

globalStyle("body", {
  minHeight: "100dvh",
  fontFamily: vars.font.sans,
  fontSize: vars.size.body,
  lineHeight: vars.leading.text,
  wordBreak: "keep-all",
  overflowWrap: "anywhere",
  textWrap: "pretty",
  fontSynthesis: "none",
  fontKerning: "normal",
  WebkitFontSmoothing: "antialiased",
});

globalStyle("h1, h2, h3, h4, h5, h6", {
  fontFamily: vars.font.serif,
  fontWeight: vars.weight.serif,
  lineHeight: vars.leading.heading,
  textWrap: "balance",
});
globalStyle("h1", { fontSize: vars.size.display, lineHeight: vars.leading.tight });
globalStyle("h2", { fontSize: vars.size.xxl });
globalStyle("h3", { fontSize: vars.size.xl });
globalStyle("h4, h5, h6", { fontSize: vars.size.lg });

globalStyle("img, svg, video, canvas", { display: "block", maxWidth: "100%" });
globalStyle("img, video", { height: "auto" });
// A picture that could not be had keeps its place, in which its description is set instead of the browser's sign.
globalStyle("img[data-missing]", { position: "relative", overflow: "hidden" });
globalStyle("img[data-missing]::after", {
  content: 'attr(alt) / ""',
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  padding: vars.space[1],
  overflow: "hidden",
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surfaceMuted,
  color: vars.color.textMuted,
  fontFamily: vars.font.serif,
  fontSize: vars.size.md,
  lineHeight: vars.leading.heading,
  textAlign: "center",
  textWrap: "balance",
});
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("table", { borderCollapse: "collapse", borderSpacing: 0 });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });
globalStyle("button", { background: "none", border: 0, cursor: "pointer" });
globalStyle("a", { color: "inherit", textDecoration: "none" });
globalStyle("address", { fontStyle: "normal" });
globalStyle("fieldset", { border: 0, minWidth: 0 });
globalStyle("hr", { border: 0, borderTop: `1px solid ${vars.color.line}` });
globalStyle("[hidden]", { display: "none !important" });

globalStyle(":focus-visible", {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: "2px",
});
globalStyle("::selection", { backgroundColor: vars.color.accent, color: vars.color.onAccent });

// Grounds and shadows, by which what is chosen differs, are not painted where colours are forced.
globalStyle('nav a[aria-current], [aria-pressed="true"]', {
  "@media": {
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      backgroundColor: "Highlight !important",
      color: "HighlightText !important",
    },
  },
});

globalStyle("*, *::before, *::after", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.01ms !important",
    },
  },
});

globalStyle("html", {
  "@media": { [media.print]: { backgroundColor: "white", color: "black" } },
});
