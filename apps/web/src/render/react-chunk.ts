/** As which the build gathers React (`vite.config.ts`), and the manifest tells of it. */
export const reactChunk = "react";
