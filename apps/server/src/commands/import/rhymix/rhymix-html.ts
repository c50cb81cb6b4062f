import escapeHtml from "escape-html";
import { Parser } from "htmlparser2";

type Attributes = Record<string, string>;

/** What the editor's own elements stood for; undefined for one that is shown as it stands. */
const components: Record<string, (attributes: Attributes) => string> = {
  multimedia_link: ({ multimedia_src: src = "" }) => `<embed src="${escapeHtml(src)}">`,
  image_gallery: ({ images_list: list = "" }) =>
    list
      .split(/[\s,]+/u)
      .filter((src) => src !== "")
      .map((src) => `<p><img src="${escapeHtml(src)}"></p>`)
      .join(""),
  poll_maker: () => "<p>[설문]</p>",
  // They lie with the program, and not with the site's files.
  emoticon: ({ alt = "" }) => escapeHtml(alt),
};

const widgets = new Set(["zbxe_widget_output"]);

/** The text of a document that a page shows within itself. */
export type ReadDocument = (srl: string) => string;

function widgetText({ document_srl: document = "", body = "" }: Attributes, read: ReadDocument): string {
  if (document !== "") return read(document);
  try {
    return decodeURIComponent(body);
  } catch {
    return body;
  }
}

/**
 * A text of the editor of Rhymix and XE in plain HTML: what its components and widgets drew stands there as elements. What a
 * widget made of other posts is left out.
 */
export function readContent(html: string, read: ReadDocument = () => ""): string {
  const parts: string[] = [];
  let written = 0;
  const parser = new Parser({
    onopentag: (_name, attributes) => {
      const component = attributes["editor_component"] ?? "";
      const isWidget = (attributes["class"] ?? "").split(/\s+/u).some((name) => widgets.has(name));
      const draw = Object.hasOwn(components, component) ? components[component] : undefined;
      if (!draw && !isWidget) return;
      parts.push(html.slice(written, parser.startIndex), draw ? draw(attributes) : widgetText(attributes, read));
      written = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return parts.join("") + html.slice(written);
}
