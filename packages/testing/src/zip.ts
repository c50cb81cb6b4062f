import { crc32, deflateRawSync } from "node:zlib";

const deflated = 8;

/** What both headers of a file say in the same order: flags (a name in UTF-8), method, time, sums and lengths. */
function fieldsOf(name: Buffer, content: Buffer, packed: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(0x08_00, 2);
  fields.writeUInt16LE(deflated, 4);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

const signed = (signature: string, length: number) =>
  Buffer.concat([Buffer.from(signature, "latin1"), Buffer.alloc(length)]);

/** An archive of these files by their names, as the format's own description has it (APPNOTE 6.3.10, 4.3). */
export function zipOf(files: Record<string, string | Buffer>): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [path, written] of Object.entries(files)) {
    const name = Buffer.from(path);
    const content = Buffer.from(written);
    const packed = deflateRawSync(content);
    const fields = fieldsOf(name, content, packed);
    const head = Buffer.concat([signed("PK\u0003\u0004", 0), fields, name, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(signed("PK\u0001\u0002", 2), fields, place, name);
    local.push(head);
    offset += head.length;
  }
  const directory = Buffer.concat(central);
  const end = signed("PK\u0005\u0006", 18);
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}
