const breaks = "p, div, li, tr, br, h1, h2, h3, h4, h5, h6, blockquote, figure, pre";

/** The words of a text that was written with the editor, line by line; a picture is what is said of it. */
export function textOfHtml(html: string): string {
  // Nothing in such a document is run or loaded.
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const picture of page.querySelectorAll("img"))
    picture.replaceWith(picture.alt ? `[이미지: ${picture.alt}]` : "[이미지]");
  for (const video of page.querySelectorAll("iframe"))
    video.replaceWith(video.title ? `[동영상: ${video.title}]` : "[동영상]");
  for (const cell of page.querySelectorAll("td + td, th + th, th + td")) cell.before("\t");
  for (const element of page.querySelectorAll(breaks)) element.after("\n");
  return page.body.textContent.replaceAll(/\n{3,}/gu, "\n\n").trim();
}
