/** Before a packet of XMP in a JPEG (XMP specification, part 3, 1.1.3). */
const signature = Buffer.from("http://ns.adobe.com/xap/1.0/\0", "latin1");

const [startOfImage, app0, app1] = [0xffd8, 0xffe0, 0xffe1];

/** Bytes of a segment, its own length among them. */
const longestSegment = 0xffff;

/**
 * A JPEG that says of itself what a packet of XMP says, with each pixel as it was. Behind the segment that tells that it is
 * a JFIF, which has to be the first. Throws for what is no JPEG, and for a packet that no segment holds.
 */
export function embedXmp(jpeg: Buffer, packet: string): Buffer {
  if (jpeg.length < 6 || jpeg.readUInt16BE(0) !== startOfImage) throw new Error("no JPEG");
  const body = Buffer.concat([signature, Buffer.from(packet)]);
  if (body.length + 2 > longestSegment) throw new Error("the packet is too long for a segment");
  const head = Buffer.alloc(4);
  head.writeUInt16BE(app1, 0);
  head.writeUInt16BE(body.length + 2, 2);
  const at = jpeg.readUInt16BE(2) === app0 ? 4 + jpeg.readUInt16BE(4) : 2;
  return Buffer.concat([jpeg.subarray(0, at), head, body, jpeg.subarray(at)]);
}
