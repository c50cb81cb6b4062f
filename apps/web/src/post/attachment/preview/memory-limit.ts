/** A page of WebAssembly's memory, in bytes. */
const pageBytes = 65_536;

const memorySection = 5;

/** A number as WebAssembly writes it (LEB128), and where the next thing begins. */
function readNumber(bytes: Uint8Array, start: number): [value: number, next: number] {
  let value = 0;
  for (let at = start, shift = 0; at < bytes.length; at += 1, shift += 7) {
    const byte = bytes[at] ?? 0;
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return [value, at + 1];
  }
  throw new Error("A number without an end.");
}

function written(value: number): number[] {
  const rest = Math.floor(value / 0x80);
  return rest === 0 ? [value] : [(value % 0x80) + 0x80, ...written(rest)];
}

/**
 * The same program, whose one memory grows to so many megabytes and no further. A library that is built without a limit
 * may take all that the reader's device has for a file that asks for it.
 */
export function withMemoryLimit(module: Uint8Array<ArrayBuffer>, megabytes: number): Uint8Array<ArrayBuffer> {
  for (let at = 8; at < module.length;) {
    const [size, body] = readNumber(module, at + 1);
    if (module[at] === memorySection) {
      const [count, flags] = readNumber(module, body);
      const [least] = readNumber(module, flags + 1);
      if (count !== 1) throw new Error("Not one memory.");
      const memory = [1, 1, ...written(least), ...written((megabytes * 1024 * 1024) / pageBytes)];
      const section = Uint8Array.from([memorySection, ...written(memory.length), ...memory]);
      const limited = new Uint8Array(module.length - (body + size - at) + section.length);
      limited.set(module.subarray(0, at));
      limited.set(section, at);
      limited.set(module.subarray(body + size), at + section.length);
      return limited;
    }
    at = body + size;
  }
  throw new Error("No memory of its own.");
}
