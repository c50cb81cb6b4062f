import type { Sheet } from "./messages.ts";

/** Sheets that stay drawn, the last ones seen: each is some megabytes. */
const mostDrawn = 12;

/** Of a screen's own pixels in one of CSS, at most. */
const sharpest = 2;

type Shown = Sheet & { element: HTMLElement; paper: HTMLElement; text: HTMLElement; drawnAt: number };

const numberOf = (element: Element) => Number((element as HTMLElement).dataset["sheet"]);

function elementFor({ width, height }: Sheet, number: number, count: number): Shown {
  const element = document.createElement("section");
  element.dataset["sheet"] = String(number);
  element.setAttribute("aria-label", `${count}쪽 중 ${number + 1}쪽`);
  element.style.aspectRatio = `${width} / ${height}`;
  const paper = document.createElement("div");
  paper.setAttribute("aria-hidden", "true");
  const text = document.createElement("p");
  element.append(paper, text);
  return { width, height, element, paper, text, drawnAt: 0 };
}

/** A drawing is shown as a picture, in which nothing runs and which loads nothing. */
function pictureOf(image: ImageBitmap | string): HTMLElement {
  if (typeof image === "string") {
    const picture = new Image();
    picture.alt = "";
    const url = URL.createObjectURL(new Blob([image], { type: "image/svg+xml" }));
    for (const end of ["load", "error"]) picture.addEventListener(end, () => URL.revokeObjectURL(url));
    picture.src = url;
    return picture;
  }
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(image);
  return canvas;
}

type Tools = {
  pages: HTMLElement;
  draw: (sheet: number, scale: number) => void;
  /** Hears which sheet is in the middle. */
  onAt: (sheet: number) => void;
};

/** Follows which of the sheets are in a part of the window. */
const follow = (root: HTMLElement, rootMargin: string, within: Set<number>, then: () => unknown) =>
  new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) within.add(numberOf(target));
        else within.delete(numberOf(target));
      }
      then();
    },
    { root, rootMargin },
  );

function putAway(sheet: Shown | undefined): void {
  sheet?.paper.replaceChildren();
  if (sheet) sheet.drawnAt = 0;
}

/** Those near stay, and stay in the order: once they are not, their turn comes. */
function partOf(order: readonly number[], near: ReadonlySet<number>) {
  const away = order.slice(mostDrawn).filter((one) => !near.has(one));
  return { kept: order.filter((one) => !away.includes(one)), away };
}

const scaleFor = (scale: number) => Math.round(scale * Math.min(sharpest, window.devicePixelRatio) * 100) / 100;

/** The sheets of a file, one below another, drawn one at a time as they come into sight. */
export function createSheets({ pages, draw, onAt }: Tools) {
  const shown: Shown[] = [];
  const near = new Set<number>();
  const inMiddle = new Set<number>();
  let drawing: number | null = null;
  let order: number[] = [];
  let zoom = 1;

  const scaleOf = ({ width }: Sheet) => scaleFor((pages.clientWidth * zoom) / width);

  function drawNext(): void {
    const isOld = (sheet: Shown, number: number) => near.has(number) && sheet.drawnAt !== scaleOf(sheet);
    const number = shown.findIndex(isOld);
    const sheet = shown[number];
    // For a moment a frame may have no width, as on its way to paper: there is nothing to draw in.
    if (drawing !== null || !sheet || pages.clientWidth === 0) return;
    drawing = number;
    sheet.drawnAt = scaleOf(sheet);
    draw(number, sheet.drawnAt);
  }

  const sight = follow(pages, "60%", near, drawNext);
  const middle = follow(pages, "-45% 0%", inMiddle, () => inMiddle.size > 0 && onAt(Math.min(...inMiddle)));

  return {
    drawNext,
    open: (sheets: readonly Sheet[]) => {
      for (const [number, sheet] of sheets.entries()) {
        const one = elementFor(sheet, number, sheets.length);
        pages.append(one.element);
        shown.push(one);
        sight.observe(one.element);
        middle.observe(one.element);
      }
    },
    put: (number: number, image: ImageBitmap | string, text: string) => {
      const sheet = shown[number];
      drawing = null;
      if (!sheet) return;
      sheet.paper.replaceChildren(pictureOf(image));
      sheet.text.textContent = text;
      const { kept, away } = partOf([number, ...order.filter((one) => one !== number)], near);
      for (const old of away) putAway(shown[old]);
      order = kept;
      drawNext();
    },
    /** What stands on top stays there. */
    zoomTo: (next: number) => {
      const part = pages.scrollTop / Math.max(1, pages.scrollHeight);
      zoom = next;
      pages.style.setProperty("--zoom", String(next));
      pages.scrollTop = part * pages.scrollHeight;
      drawNext();
    },
  };
}
