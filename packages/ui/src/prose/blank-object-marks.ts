/**
 * The editor keeps a blank line as a paragraph with nothing but U+FFFC in it, which a browser shows as
 * a box. Without it the paragraph is empty, and an empty paragraph is styled as a blank line.
 */
export function blankObjectMarks(html: string): string {
  return html.replaceAll("\uFFFC", "");
}
