const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Markers without a length: restarts, and a stuffed zero that is no marker at all. */
const isBare = (marker: number) => marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);

function nextMarker(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1 && isBare(bytes[at + 1] ?? endOfImage)) at = bytes.indexOf(0xff, at + 1);
  return at;
}

/**
 * The scans of a JPEG, the previews in its metadata not counted. Each one goes over the whole picture, so a small file
 * of very many keeps a decoder busy for hours.
 */
export function countScans(bytes: Buffer): number {
  let scans = 0;
  let at = nextMarker(bytes, 2);
  while (at !== -1 && at + 4 <= bytes.length) {
    const marker = bytes[at + 1];
    if (marker === endOfImage) break;
    if (marker === startOfScan) scans += 1;
    at = nextMarker(bytes, at + 2 + bytes.readUInt16BE(at + 2));
  }
  return scans;
}
