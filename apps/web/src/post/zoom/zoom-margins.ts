/**
 * What stays free around the whole picture, in pixels, so that nothing lies on it: the tools above, the label below, and
 * at the sides the ways to the works beside it, which on a narrow screen stand above too.
 */
export function marginsIn({ clientWidth }: Pick<HTMLElement, "clientWidth">) {
  const sides = clientWidth < 768 ? 12 : 76;
  return { top: 64, bottom: 84, left: sides, right: sides };
}
