/** Imported through here, React runs with its own file (vite.config.ts); it would wait for who needs it otherwise. */
export { hydrateRoot } from "react-dom/client";
