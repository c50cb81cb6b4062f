// Before pdf.js is read: without a window it takes this worker for one of its own, and listens to what is said to it; to
// draw, it waits for the next frame of one.

const frame = 1;

/** Whether there is one now. */
export const hasWindow =
  Object.assign(globalThis, {
    window: {
      requestAnimationFrame: (draw: () => void) => setTimeout(draw, frame),
      cancelAnimationFrame: (id: number) => clearTimeout(id),
    },
  }).window !== undefined;
