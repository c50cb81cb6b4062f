/** Markup that a browser, or a server of another kind, would run. No camera and no painting program writes it. */
const markup = /<(?:script|html|iframe|!doctype|\?php|svg[\s>])/iu;

/** A PDF reader looks for its header within the first kilobyte, wherever it stands there. */
const pdfWithin = 1024;

/** The record that ends a ZIP archive and says the length of the comment after it. Readers look for it from the end. */
const zipEnd = Buffer.from([0x50, 0x4b, 5, 6]);
const zipEndLength = 22;
const longestComment = 65_535;

function endsInArchive(bytes: Buffer): boolean {
  const tail = bytes.subarray(-(longestComment + zipEndLength));
  for (let at = tail.indexOf(zipEnd); at !== -1; at = tail.indexOf(zipEnd, at + 1))
    if (at + zipEndLength <= tail.length && at + zipEndLength + tail.readUInt16LE(at + 20) === tail.length) return true;
  return false;
}

/**
 * Whether a picture is something else besides: a page, a script, a PDF, an archive (hazard 9). Re-encoding would
 * disarm it, and yet who makes such a file
 * means no good; who merely has one is told to save it anew, which leaves the rest behind.
 */
export function isPolyglot(bytes: Buffer): boolean {
  const text = bytes.toString("latin1");
  return markup.test(text) || text.slice(0, pdfWithin).includes("%PDF-") || endsInArchive(bytes);
}
