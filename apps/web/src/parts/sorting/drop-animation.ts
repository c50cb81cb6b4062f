import type { DropAnimationFunction } from "@dnd-kit/core";

/** requirements/constants.md, in milliseconds: an entry that falls far takes longer, up to a distance in pixels. */
const shortest = 330;
const longest = 550;
const farthest = 1_500;

export const dropDuration = (distance: number): number =>
  Math.round(shortest + (longest - shortest) * Math.min(1, distance / farthest));

/** An entry that was let go glides to its place. */
export const animateDrop: DropAnimationFunction = async ({ active, dragOverlay, transform }) => {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const left = active.rect.left - dragOverlay.rect.left;
  const top = active.rect.top - dragOverlay.rect.top;
  const at = (x: number, y: number) => ({ transform: `translate3d(${x}px, ${y}px, 0)` });
  const animation = dragOverlay.node.animate(
    [at(transform.x, transform.y), at(transform.x + left, transform.y + top)],
    {
      duration: dropDuration(Math.hypot(left, top)),
      easing: "cubic-bezier(0.2, 0, 0.1, 1)",
      fill: "forwards",
    },
  );
  await animation.finished;
};
