import { createBlockConfig, createBlockSpec, defaultProps } from "@blocknote/core";
import { parsePictureUrl, srcsetOf } from "@bulmo/contracts/picture";
import { type Described, isUndescribed } from "./description.ts";
import { ownPath } from "./paste.ts";

const pictureConfig = createBlockConfig(
  () =>
    ({
      type: "image" as const,
      propSchema: {
        textAlignment: defaultProps.textAlignment,
        url: { default: "" as const },
        /** Empty for a decorative picture (BRD-30), and where nothing was said yet (ATT-07). */
        description: { default: "" as const },
        isDecorative: { default: false },
        /** Made by other clients of the API; kept as it is. */
        caption: { default: "" as const },
        shownWidth: { default: undefined, type: "number" as const },
      },
      content: "none" as const,
    }) as const,
);

function parsePicture(element: HTMLElement) {
  if (element.tagName !== "IMG" && element.tagName !== "FIGURE") return undefined;
  const image = element.tagName === "IMG" ? element : element.querySelector("img");
  const url = ownPath(image?.getAttribute("src") ?? null);
  if (!image || !url) return undefined;
  const alignment = defaultProps.textAlignment.values.find(
    (value) => value === element.getAttribute("data-text-alignment"),
  );
  const description = image.getAttribute("alt") ?? "";
  return {
    url,
    description,
    isDecorative: description === "" && image.getAttribute("role") === "presentation",
    caption: element.querySelector("figcaption")?.textContent ?? "",
    shownWidth: Number(image.getAttribute("width")) || undefined,
    textAlignment: alignment ?? defaultProps.textAlignment.default,
  };
}

type Shown = Described & { url: string; caption: string; shownWidth?: number | undefined };

function drawPicture({ url, description, isDecorative, shownWidth }: Shown, made: Document): HTMLImageElement {
  const image = made.createElement("img");
  image.setAttribute("src", url);
  image.alt = description;
  if (isDecorative && description === "") image.setAttribute("role", "presentation");
  if (shownWidth) image.setAttribute("width", String(shownWidth));
  return image;
}

function withCaption(image: HTMLImageElement, caption: string): HTMLElement {
  if (!caption) return image;
  const figure = image.ownerDocument.createElement("figure");
  const words = image.ownerDocument.createElement("figcaption");
  words.textContent = caption;
  figure.append(image, words);
  return figure;
}

/** Says below a picture that it has no description, and leads to where one is written; keys find that in the toolbar. */
function withNote(shown: HTMLElement): HTMLElement {
  const frame = document.createElement("div");
  frame.dataset["undescribed"] = "";
  const button = document.createElement("button");
  button.type = "button";
  button.tabIndex = -1;
  button.dataset["describe"] = "";
  button.textContent = "대체 텍스트 없음 · 쓰기";
  frame.append(shown, button);
  return frame;
}

/** As it stands in the editor: in its own proportions before it is loaded. */
function showPicture(block: { props: Shown }) {
  const image = drawPicture(block.props, document);
  const picture = parsePictureUrl(block.props.url);
  if (picture) {
    const width = Math.min(block.props.shownWidth ?? picture.width, picture.width);
    image.width = width;
    image.height = Math.max(1, Math.round((width * picture.height) / picture.width));
    image.sizes = `min(${width}px, 100vw)`;
    image.srcset = srcsetOf(picture);
  }
  image.draggable = false;
  const shown = withCaption(image, block.props.caption);
  return { dom: isUndescribed(block.props) ? withNote(shown) : shown };
}

/** What is written out is no page: a picture in it need not be loaded. */
const paper = () => document.implementation.createHTMLDocument();

export const createPictureBlockSpec = createBlockSpec(pictureConfig, {
  parse: parsePicture,
  render: showPicture,
  toExternalHTML: ({ props }) => ({ dom: withCaption(drawPicture(props, paper()), props.caption) }),
});
