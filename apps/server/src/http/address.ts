import { isIPv6 } from "node:net";

/** A provider gives a household at least a /64, so whoever holds one address of it holds 2^64 (RFC 6177). */
const countedGroups = 4;

/** `::1` with all of its eight groups. */
function expand(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => "0");
  return [...left, ...zeros, ...right];
}

/** Whom a limit counts: an IPv4 address, or the network of an IPv6 one. */
export function countedAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [plain = ""] = address.split("%");
  return `${expand(plain).slice(0, countedGroups).join(":")}::/64`;
}
