/** Gives the whole screen to an element, or takes it back. */
export function toggleFullScreen(target: HTMLElement | null): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : target?.requestFullscreen?.();
  // Refused, or unknown to the device, the view stays as large as the window.
  change?.catch(() => undefined);
}
