/** A file of its own, so that pages need not name all files that it consists of. */
export const loadFootText = async () => (await import("./-foot-text.tsx")).FootText;
