/** What is free at least above and below the picture where letters have their usual size. */
const [head, foot] = [64, 84];

/**
 * What stays free around the whole picture, in pixels, so that nothing lies on it: the tools above, the label below, both
 * as tall as their letters make them, and at the sides the ways to the works beside it, which on a narrow screen stand
 * above too.
 */
export function marginsIn({ clientWidth, parentElement: room }: HTMLElement) {
  const heightOf = (end: string) => room?.querySelector<HTMLElement>(`[data-chrome="${end}"]`)?.offsetHeight ?? 0;
  const sides = clientWidth < 768 ? 12 : 76;
  return {
    top: Math.max(head, heightOf("head") + 16),
    bottom: Math.max(foot, heightOf("foot")),
    left: sides,
    right: sides,
  };
}
