/** A picture of this name moves to the one that has it on the next page (SEE-23); a work's page gives it to its own. */
export const pictureName = "work-picture";

let unname = (): void => {};

/** Whatever picture of a list has the name has it no longer. */
export const takePictureName = (): void => unname();

/** Of the pictures of a list one has the name. It is as large as what is seen of it, its place's empty room left out. */
export function givePictureName(image: HTMLImageElement): void {
  unname();
  const ratio = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
  const width = Math.min(image.clientWidth, image.clientHeight * ratio);
  Object.assign(image.style, {
    viewTransitionName: pictureName,
    insetBlockStart: "auto",
    width: `${width}px`,
    height: `${width / ratio}px`,
  });
  unname = () => {
    image.removeAttribute("style");
    removeEventListener("resize", unname);
  };
  addEventListener("resize", unname);
}

type Place = Pick<Location, "pathname">;

export const isWork = ({ pathname }: Place): boolean => /^\/gallery\/exhibition\/[^/]+\/detail$/u.test(pathname);

/** What may have works hung upon it. */
export const isList = (place: Place): boolean =>
  place.pathname === "/" || (place.pathname.startsWith("/gallery/") && !isWork(place));
