// What the page, the frame that draws, and the worker within it say to one another (docs/decisions/071).

/** Sizes are in CSS pixels at their natural size. */
export type Sheet = { width: number; height: number };

/** By the page, once, with a port for what follows. */
export type Handover = {
  /** The program of the worker, and what it is to draw. */
  program: ArrayBuffer;
  file: ArrayBuffer;
  /** Of HWP: the library itself. */
  wasm?: ArrayBuffer;
  /** How many times as wide as there is room. */
  zoom: number;
};

/** From the page to the frame. */
export type ToFrame = { is: "asset"; name: string; bytes: ArrayBuffer | null } | { is: "zoom"; zoom: number };

/** From the frame to the page. */
export type FromFrame =
  /** Sheets that are drawn, of how many. */
  | { is: "opened"; sheets: number; total: number }
  /** The first sheet is there to be seen. */
  | { is: "drawn" }
  | { is: "at"; sheet: number }
  | { is: "asset"; name: string }
  | { is: "failed" };

/** To the worker. */
export type ToWorker =
  | { is: "open"; file: ArrayBuffer; wasm?: ArrayBuffer | undefined }
  | { is: "draw"; sheet: number; scale: number }
  | { is: "asset"; name: string; bytes: ArrayBuffer | null };

/** From the worker. A sheet comes as a picture, or as a drawing that is shown as one. */
export type FromWorker =
  | { is: "opened"; sheets: Sheet[]; total: number }
  | { is: "drawn"; sheet: number; image: ImageBitmap | string; text: string }
  | { is: "asset"; name: string }
  | { is: "failed" };

/** Sheets of one file that are drawn at most: who wants more takes it along. */
export const mostSheets = 500;
