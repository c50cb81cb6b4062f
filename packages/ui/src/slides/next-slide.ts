/** The slide so many steps on, from the last round to the first and back. */
export function nextSlide(current: number, step: 1 | -1, count: number): number {
  return count === 0 ? 0 : (current + step + count) % count;
}

/** Which slide a scrolled strip shows; while it is between two, the nearer one. */
export function shownSlide(scrolled: number, slideWidth: number, count: number): number {
  const nearest = slideWidth > 0 ? Math.round(Math.abs(scrolled) / slideWidth) : 0;
  return Math.min(Math.max(0, nearest), Math.max(0, count - 1));
}
