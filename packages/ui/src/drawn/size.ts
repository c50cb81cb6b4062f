/** In units of the drawing: its proportion, and how large it is where nothing else says so. */
export const stripSize = { width: 1600, height: 240 };
export const heroSize = { width: 1600, height: 700 };
export const sceneSize = { width: 1200, height: 720 };
export const mapSize = { width: 1280, height: 560 };

/** One length of the painted beam under the header. */
export const bandSize = { width: 240, height: 12 };
