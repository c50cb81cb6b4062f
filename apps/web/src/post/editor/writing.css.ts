import { scrollsAside } from "@bulmo/ui/scrolls-aside";
import { vars } from "@bulmo/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const frame = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.field,
  selectors: {
    "&:focus-within": { borderColor: vars.color.lineActive },
    '&:has(.ProseMirror[aria-invalid="true"])': { borderColor: vars.color.danger },
    "&:has(.ProseMirror:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "1px" },
  },
});

/** As wide as it will be read, in the middle of a sheet that is wider. */
const margin = `max(${vars.space[2]}, (100% - ${vars.width.measure}) / 2)`;

export const sheet = style({
  position: "relative",
  display: "grid",
  minHeight: "max(18rem, 40vh)",
  "@media": { "(max-height: 30em)": { minHeight: "10rem" } },
  selectors: {
    "&[data-placeholder]::before": {
      content: "attr(data-placeholder)",
      position: "absolute",
      insetBlockStart: vars.space[2],
      insetInlineStart: margin,
      color: vars.color.textMuted,
      fontSize: vars.size.body,
      lineHeight: vars.leading.text,
      pointerEvents: "none",
    },
  },
});

/** Below the text; nothing while there is nothing to say. */
export const loss = style({
  paddingInline: vars.space[2],
  paddingBlock: vars.space[1],
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  // It stays on the page, so that what it comes to say is read out.
  selectors: { "&:empty": { padding: 0, border: 0 } },
});

/* The editor's elements have names of its own. Its stylesheet also dresses menus, tables and more that is not used. */
const page = `${sheet} .ProseMirror`;
const within = (selector: string) => `${page} ${selector}`;

globalStyle(page, {
  position: "relative",
  minWidth: 0,
  paddingBlock: vars.space[2],
  paddingInline: margin,
  outline: "none",
  whiteSpace: "break-spaces",
  fontVariantLigatures: "none",
  caretColor: vars.color.text,
});
globalStyle(within('[contenteditable="false"]'), { whiteSpace: "normal" });
globalStyle(within("img.ProseMirror-separator"), {
  display: "inline !important",
  width: "0 !important",
  height: "0 !important",
});
globalStyle(`${page}.ProseMirror-hideselection *`, { caretColor: "transparent" });
globalStyle(`${page}.ProseMirror-hideselection *::selection`, { backgroundColor: "transparent" });
globalStyle(within(".ProseMirror-gapcursor"), { display: "none", position: "absolute", pointerEvents: "none" });
globalStyle(`${page}.ProseMirror-focused .ProseMirror-gapcursor`, {
  display: "block",
  width: "1.5rem",
  borderBlockStart: `2px solid ${vars.color.text}`,
});

const content = ".bn-block-content";
globalStyle(within(".bn-block-outer + .bn-block-outer"), { marginBlockStart: "1em" });
globalStyle(within(`.bn-block-outer + .bn-block-outer:has(> .bn-block > ${content}[data-content-type="heading"])`), {
  marginBlockStart: "1.4em",
});
globalStyle(within(".bn-block-group .bn-block-group"), { marginInlineStart: "1.6em" });
globalStyle(within(content), { display: "flex" });
globalStyle(within(`${content} > *`), { minWidth: 2 });
globalStyle(within(".bn-inline-content"), { flex: 1 });

const item = (kind: string) => `${content}[data-content-type="${kind}"]`;
const items = `:is(${item("bulletListItem")}, ${item("numberedListItem")}, ${item("checkListItem")})`;
globalStyle(within(`.bn-block-outer:has(> .bn-block > ${items}) + .bn-block-outer:has(> .bn-block > ${items})`), {
  marginBlockStart: "0.35em",
});
globalStyle(within(".bn-block > .bn-block-group"), { marginBlockStart: "0.35em" });
globalStyle(within(`:is(${item("bulletListItem")}, ${item("numberedListItem")})::before`), {
  flex: "none",
  minWidth: "1.6em",
  paddingInlineEnd: "0.5em",
  textAlign: "end",
  color: vars.color.textMuted,
});
globalStyle(within(`${item("bulletListItem")}::before`), { content: '"•"' });
globalStyle(within(`.bn-block-group .bn-block-group ${item("bulletListItem")}::before`), { content: '"◦"' });
globalStyle(within(`${item("numberedListItem")}::before`), { content: 'attr(data-index) "."' });

globalStyle(within(`${item("checkListItem")} > div:first-child`), { flex: "none", width: "1.6em" });
globalStyle(within(`${item("checkListItem")} input`), {
  width: "1.1em",
  height: "1.1em",
  accentColor: vars.color.accent,
});
globalStyle(within(`:is(${item("divider")}, ${item("quote")}) > *`), { flex: 1 });
// As on the page, where the quotation itself has the colour.
globalStyle(within("[data-text-color] blockquote"), { color: "inherit" });
globalStyle(
  within(`${item("divider")}.ProseMirror-selectednode hr, .ProseMirror-selectednode > ${item("divider")} hr`),
  {
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: "4px",
  },
);

/* A table is as wide as on its page, and scrolls within the sheet. */
globalStyle(within(".tableWrapper"), { minWidth: 0, maxWidth: "100%", ...scrollsAside(vars.color.field) });
globalStyle(within(":is(th, td)"), { position: "relative" });
globalStyle(within(":is(th, td) > p"), { minHeight: "1.45em" });
globalStyle(within(".selectedCell"), { backgroundColor: vars.color.accentSubtle });
globalStyle(within(".column-resize-handle"), { display: "none" });

const sides = { center: "center", right: "flex-end" } as const;
for (const [alignment, side] of Object.entries(sides)) {
  globalStyle(within(`${content}[data-text-alignment="${alignment}"]`), { textAlign: alignment as "center" | "right" });
  globalStyle(within(`${item("image")}[data-text-alignment="${alignment}"]`), { justifyContent: side });
}
globalStyle(within(`${content}[data-text-alignment="justify"]`), { textAlign: "justify" });

const picture = within(`${item("image")} :is(img, figure)`);
globalStyle(picture, { maxWidth: "100%", marginBlock: 0, cursor: "pointer" });
globalStyle(
  within(`:is(${item("image")}.ProseMirror-selectednode, .ProseMirror-selectednode > ${item("image")}) img`),
  {
    outline: `3px solid ${vars.color.focus}`,
    outlineOffset: "2px",
  },
);

// Between two pictures Chromium finds no place for a caret. To the next move of the mouse it would answer with one at the
// beginning of the text, and to the next key with that key's doing there.
globalStyle(within(`:is(${item("image")}, ${item("video")}).ProseMirror-selectednode`), {
  WebkitUserModify: "read-write",
});

globalStyle(within("[data-undescribed]"), { display: "grid", justifyItems: "start", gap: vars.space.half });
globalStyle(within("[data-describe]"), {
  minHeight: vars.width.tap,
  padding: 0,
  border: 0,
  background: "none",
  color: vars.color.textMuted,
  fontFamily: "inherit",
  fontSize: vars.size.sm,
  textDecoration: "underline",
  textUnderlineOffset: "0.25em",
  cursor: "pointer",
});

const video = item("video");
globalStyle(within(`${video} figure`), { flex: 1, marginBlock: 0, cursor: "pointer" });
globalStyle(within(`${video} figure::before`), {
  content: '"동영상"',
  display: "grid",
  placeContent: "center",
  border: `1px solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.surfaceMuted,
  fontSize: vars.size.sm,
});
globalStyle(within(`:is(${video}.ProseMirror-selectednode, .ProseMirror-selectednode > ${video}) figure::before`), {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: "2px",
});
