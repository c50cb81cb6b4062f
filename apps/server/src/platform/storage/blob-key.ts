/** Master, widths, card and tiles of a picture; its first folder is the beginning of its name. */
const pattern =
  /^(?<start>[0-9a-f]{2})\/\k<start>[0-9a-f]{62}-\d{1,5}x\d{1,5}\/(?:master\.(?:jpeg|png|webp)|\d{1,4}\.webp|card\.jpg|tiles\/(?:info\.json|(?:full|\d+,\d+,\d+,\d+)\/\d+,\d+\/0\/default\.jpg))$/u;

/** The files of posts, and what has come of those that are still being sent. */
const filePattern = /^(?:files\/[0-9a-f]{2}\/[0-9a-f-]{36}|incoming\/[0-9a-f-]{36}\/\d{1,9}-[0-9a-f-]{36})$/u;

/** Whether a key is one that we give. A bucket may hold what is somebody else's. */
export const isBlobKey = (key: string): boolean => pattern.test(key) || filePattern.test(key);
