/** Of pictures that begin to load, or fail to. */
function onPicture(type: "error" | "load", act: (image: HTMLImageElement) => void): void {
  addEventListener(
    type,
    ({ target }) => {
      if ((target as Element).tagName === "IMG") act(target as HTMLImageElement);
    },
    true,
  );
}

/**
 * Marks pictures that could not be had, whose place then shows their description (the theme's `img[data-missing]`). It
 * comes with the page, as a picture may fail long before React is there, and touches nothing that React knows of.
 */
export function markMissingPictures(): void {
  const mark = (image: HTMLImageElement) => image.setAttribute("data-missing", "");
  onPicture("error", mark);
  onPicture("load", (image) => image.removeAttribute("data-missing"));
  for (const image of document.images) if (image.complete && image.currentSrc && !image.naturalWidth) mark(image);
}
