/** A scroller in pixels: how far it is scrolled, how much of it is seen, and how wide the whole is. */
export type Extent = { scrolled: number; visible: number; whole: number };

/** `part` is 0 at the beginning and 1 at the end. */
export type Thumb = { length: number; offset: number; part: number };

/** A finger needs this much to take hold of. */
const shortest = 44;

/** The thumb on a track of this length; null when everything is in view. */
export function thumbOf({ scrolled, visible, whole }: Extent, track: number): Thumb | null {
  const hidden = whole - visible;
  if (hidden < 1 || track <= 0) return null;
  const length = Math.min(track, Math.max(shortest, (track * visible) / whole));
  const part = Math.min(1, Math.max(0, scrolled / hidden));
  return { length, offset: (track - length) * part, part };
}

/** How far the scroller is scrolled when its thumb has been dragged so many pixels. */
export function scrolledBy(dragged: number, { scrolled, visible, whole }: Extent, track: number): number {
  const thumb = thumbOf({ scrolled, visible, whole }, track);
  const room = thumb ? track - thumb.length : 0;
  const moved = room > 0 ? (dragged * (whole - visible)) / room : 0;
  return Math.min(whole - visible, Math.max(0, scrolled + moved));
}
