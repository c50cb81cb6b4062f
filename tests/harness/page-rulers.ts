// The functions that are named in `inPage` run there, all at once: they know nothing but one another.

/** Texts and elements that are there to be seen, parents first: of what lies open over the page, if something does. */
function seen(): { texts: Text[]; elements: HTMLElement[] } {
  const isHidden = (element: Element) =>
    /^(?:script|style|svg|canvas|template|iframe|noscript)$/iu.test(element.tagName) ||
    // A map is moved about: what is at its edge is not lost.
    element.matches(".leaflet-map-pane") ||
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    getComputedStyle(element).clipPath.startsWith("inset(50%");
  const both = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
  const root = document.querySelector("dialog[open], [role=dialog]") ?? document.body;
  const walker = document.createTreeWalker(root, both, (node) =>
    node instanceof Element && isHidden(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const texts: Text[] = [];
  const elements: HTMLElement[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof HTMLElement) elements.push(node);
    else if (node instanceof Text && node.data.trim() !== "" && !node.parentElement?.matches("textarea, select *"))
      texts.push(node);
  }
  return { texts, elements };
}

function describeFault(element: Element | null, fault: string): string {
  const { width, height } = element?.getBoundingClientRect() ?? { width: 0, height: 0 };
  const words = (element?.getAttribute("aria-label") ?? element?.textContent ?? "").trim().replaceAll(/\s+/gu, " ");
  return `${fault}: ${element?.tagName.toLowerCase()} "${words.slice(0, 28)}" ${Math.round(width)} x ${Math.round(height)}`;
}

/** The boxes in which a text stands, one for each line and change of face. */
function boxesOf(text: Text, from = 0, to = text.length): DOMRect[] {
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

function linesOf(boxes: DOMRect[]): number {
  return new Set(boxes.map(({ top }) => Math.round(top))).size;
}

/** The width that lines within an element have. */
function lineWidth(element: Element): number {
  let block = element;
  while (getComputedStyle(block).display.startsWith("inline") && block.parentElement) block = block.parentElement;
  const { paddingLeft, paddingRight } = getComputedStyle(block);
  return block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

/**
 * A word that stands on two lines though one would have room for it, or would have it in a wider column. Addresses and
 * measures break where they must.
 */
function brokenWord(text: Text): string | undefined {
  const room = lineWidth(text.parentElement ?? document.body);
  const widthOf = (boxes: DOMRect[]) => boxes.reduce((sum, box) => sum + box.width, 0);
  for (const { index: start, 0: whole } of text.data.matchAll(/\S+/gu)) {
    const boxes = boxesOf(text, start, start + whole.length);
    if (linesOf(boxes) < 2) continue;
    const least = /[A-Za-z\d]/u.test(whole) ? room : Math.max(room, window.innerWidth * 0.8);
    for (const { index, 0: word } of whole.matchAll(/\p{Script=Hangul}{2,}|[A-Za-z]{2,}|\d{2,}/gu))
      if (widthOf(boxes) < least && linesOf(boxesOf(text, start + index, start + index + word.length)) > 1) return word;
  }
  return undefined;
}

/** Which part of a line is hidden by a box that hides what does not fit. A text that ends in an ellipsis says so. */
function clipOf(box: DOMRect, parent: Element): "across" | "along" | "all" | "ellipsis" | undefined {
  for (let element: Element | null = parent; element && element !== document.body; element = element.parentElement) {
    const { overflowX, overflowY, textOverflow, fontSize } = getComputedStyle(element);
    const scrolls = /auto|scroll/u;
    const hides = /hidden|clip/u;
    const frame = element.getBoundingClientRect();
    const slack = Number.parseFloat(fontSize) * 0.05;
    if (hides.test(overflowY)) {
      if (box.top + 2 > frame.bottom || box.bottom - 2 < frame.top) return "all";
      if (box.bottom > frame.bottom + slack || box.top < frame.top - slack) return "across";
    }
    const isAlong = box.right > frame.right + 1 || box.left + 1 < frame.left;
    if (hides.test(overflowX) && isAlong) return textOverflow === "ellipsis" ? "ellipsis" : "along";
    if (scrolls.test(overflowX)) return box.left > frame.right || box.right < frame.left ? "all" : undefined;
  }
  const isOutside = box.right > document.documentElement.clientWidth + 1 || box.left < -1;
  return isOutside && box.right > 0 ? "along" : undefined;
}

/** SEE-01, SEE-02, SEE-04: texts that are cut, broken, gone or squeezed to a column. */
function textFaults(texts: Text[]): string[] {
  return texts.flatMap((text) => {
    const parent = text.parentElement ?? document.body;
    const boxes = boxesOf(text);
    const lines = linesOf(boxes);
    const { length } = text.data.trim();
    if (boxes.length === 0) return [describeFault(parent, "a text is gone")];
    const faults: string[] = [];
    if (lines > 2 && length / lines < 2) faults.push(describeFault(parent, "a column of syllables"));
    const clip = boxes.map((box) => clipOf(box, parent)).find(Boolean);
    if (clip === "across") faults.push(describeFault(parent, "letters are cut"));
    if (clip === "along") faults.push(describeFault(parent, "a text is clipped"));
    const button = parent.closest("button")?.getBoundingClientRect();
    if (button && boxes.some((box) => box.left < button.left - 1 || box.right > button.right + 1))
      faults.push(describeFault(parent, "words stick out of a button"));
    const word = lines > 1 ? brokenWord(text) : undefined;
    if (word) faults.push(describeFault(parent, `"${word}" is broken`));
    return faults;
  });
}

/** SEE-01: captions beside their pictures where these should stand above, or too narrow to be read. */
function captionFaults(elements: HTMLElement[]): string[] {
  return elements
    .filter(({ tagName }) => tagName === "FIGCAPTION")
    .flatMap((caption) => {
      const { width, top } = caption.getBoundingClientRect();
      const pictures = caption.closest("figure")?.querySelectorAll("img, svg, canvas") ?? [];
      const picture = [...pictures].find((shown) => shown.checkVisibility());
      const isBeside = (picture?.getBoundingClientRect().bottom ?? 0) > top + 1;
      const faults = [];
      const least = Math.min(12 * Number.parseFloat(getComputedStyle(caption).fontSize), window.innerWidth * 0.8);
      if (width < least - 0.5) faults.push(describeFault(caption, "a caption is narrower than 12em"));
      if (isBeside && window.innerWidth < 1280)
        faults.push(describeFault(caption, "a caption stands beside its picture"));
      return faults;
    });
}

/** SEE-02, SEE-04: fields whose lines are lower than their letters, or that have no room for a word. */
function fieldFaults(elements: HTMLElement[]): string[] {
  const pen = document.createElement("canvas").getContext("2d");
  return elements.flatMap((field) => {
    const isText = field.matches("textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])");
    if (!pen || !isText) return [];
    const style = getComputedStyle(field);
    const px = (value: string) => Number.parseFloat(value);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText("gjpqy 일");
    const room = field.clientWidth - px(style.paddingLeft) - px(style.paddingRight);
    const faults = [];
    // A line's letters stand on whole pixels.
    if (px(style.lineHeight) < Math.round(fontBoundingBoxAscent) + Math.round(fontBoundingBoxDescent))
      faults.push(describeFault(field, "letters are cut"));
    if (room < 2 * px(style.fontSize)) faults.push(describeFault(field, "a field has no room"));
    return faults;
  });
}

/** SEE-04: pictures that are drawn out. */
function shapeFaults(elements: HTMLElement[]): string[] {
  return elements
    .filter((element) => element instanceof HTMLImageElement && element.naturalWidth > 0)
    .filter((image) => getComputedStyle(image).objectFit === "fill")
    .filter((image) => {
      const { width, height } = image.getBoundingClientRect();
      const { naturalWidth, naturalHeight } = image as HTMLImageElement;
      return Math.abs((width / height) * (naturalHeight / naturalWidth) - 1) > 0.03;
    })
    .map((image) => describeFault(image, "a picture is distorted"));
}

/** In a bar that stays in sight, with a ground of its own: the page goes by beneath it. */
function isOverPage(text: Text): boolean {
  for (let element = text.parentElement; element; element = element.parentElement) {
    const { position, backgroundColor } = getComputedStyle(element);
    // A colour that lets nothing through has three parts.
    if (/sticky|fixed/u.test(position) && backgroundColor.startsWith("rgb(")) return true;
  }
  return false;
}

/** Texts that lie on one another. A reading stands close above its Hanja, and is meant to. */
function overlapFaults(texts: Text[]): string[] {
  const boxes = texts
    .filter((text) => !text.parentElement?.closest("ruby, [aria-hidden=true]") && !isOverPage(text))
    .flatMap((text) => boxesOf(text).map((box) => ({ box, text })))
    .filter(({ box, text }) => clipOf(box, text.parentElement ?? document.body) === undefined)
    .toSorted((one, other) => one.box.top - other.box.top);
  const faults: string[] = [];
  for (const [place, { box, text }] of boxes.entries())
    for (const { box: next, text: other } of boxes.slice(place + 1)) {
      const slack = box.height / 3;
      if (next.top > box.bottom - slack) break;
      const isOver = next.left < box.right - slack && next.right > box.left + slack;
      if (text !== other && isOver)
        faults.push(describeFault(other.parentElement, `a text lies on "${text.data.trim().slice(0, 28)}"`));
    }
  return faults;
}

/** A link among words: they are why it is no larger. */
function isInText(target: HTMLElement): boolean {
  let block: HTMLElement = target;
  while (getComputedStyle(block).display === "inline" && block.parentElement) block = block.parentElement;
  const own = (target.textContent ?? "").trim().length;
  return block !== target && target.tagName === "A" && (block.textContent ?? "").trim().length > own + 3;
}

/** How far a finger may go from the middle of a target and still meets it, in both directions together, up to `enough`. */
function reach(target: HTMLElement, across: boolean, enough: number): number {
  const { left, top, width, height } = target.getBoundingClientRect();
  const label = target.id ? document.querySelector(`label[for="${CSS.escape(target.id)}"]`) : null;
  const isMet = (step: number) => {
    const met = document.elementFromPoint(
      left + width / 2 + (across ? step : 0),
      top + height / 2 + (across ? 0 : step),
    );
    return (
      met !== null && (target.contains(met) || label?.contains(met) || met.closest("label")?.contains(target) === true)
    );
  };
  let total = isMet(0) ? 1 : 0;
  for (const direction of [1, -1]) for (let step = 1; total < enough && isMet(step * direction); step += 1) total += 1;
  return total;
}

/** SEE-03: what is pressed and smaller than a finger, or partly under something else. A pseudo-element counts. */
function targetFaults(elements: HTMLElement[]): string[] {
  const pressed =
    "a[href], button, summary, select, textarea:read-write, input:is(:read-write, [type=checkbox], [type=radio]), [role=button], [role=link], [role=tab], [role=menuitem], [role=checkbox], [role=switch]";
  return elements
    .filter(
      (element) => element.matches(pressed) && !element.closest("[aria-hidden=true], [inert]") && !isInText(element),
    )
    .filter((target) => {
      const { width, height, right, bottom } = target.getBoundingClientRect();
      if (right <= 0 || bottom + scrollY <= 0) return false;
      target.scrollIntoView({ block: "center", behavior: "instant" });
      const enough = 43;
      const [across, along] = [reach(target, true, enough), reach(target, false, enough)];
      // A large one that is met nowhere is out of view.
      return Math.min(across, along) < enough && !(across === 0 && Math.min(width, height) >= 44 - 0.5);
    })
    .map((target) => describeFault(target, "a target is under 44 px"));
}

/** SEE-04: what makes the page wider than the screen. */
function overflowFaults(elements: HTMLElement[]): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const widest = elements.findLast((element) => element.getBoundingClientRect().right > clientWidth + 1) ?? null;
  return [describeFault(widest, `the page is ${scrollWidth} px wide`)];
}

const inPage = [
  seen,
  describeFault,
  boxesOf,
  linesOf,
  lineWidth,
  brokenWord,
  clipOf,
  textFaults,
  captionFaults,
  fieldFaults,
  shapeFaults,
  isOverPage,
  overlapFaults,
  isInText,
  reach,
  targetFaults,
  overflowFaults,
];
/** The functions `seen` and those that end in `Faults`, to be run in a page. */
export const rulers = inPage.map(String).join("\n");
