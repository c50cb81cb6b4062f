import type { Request } from "express";
import ipaddr from "ipaddr.js";

/** A provider gives a household at least a /64, so whoever holds one address of it holds 2^64 (RFC 6177). */
const countedGroups = 4;

/** What all share who come without an address that can be read: nobody becomes somebody new by writing nonsense. */
const unknown = "unknown";

/** No address is longer, its zone and its port included; reading 60 KB of colons takes 10 ms. */
const longest = 100;

/** Ranges of IPv6 that hold an IPv4 host in their last two groups: mapped, and two ways of translating. */
const translated = new Set(["ipv4Mapped", "rfc6145", "rfc6052"]);

/** The address in `[::1]:80`, `::1%eth0` or `203.0.113.9:4711`. */
function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d*)?$/u.exec(text)?.[1];
  const [plain = ""] = (bracketed ?? text).split("%", 1);
  return plain.includes("::") || plain.split(":").length > 2 ? plain : plain.replace(/:\d*$/u, "");
}

/** Zeros before a number are decimal ones for whoever writes them; the parser would take them for octal. */
const withoutZeros = (quad: string) => quad.replaceAll(/\b0+(?=\d)/gu, "");

/** `::ffff:203.0.113.9` as `::ffff:cb00:7109`: the parser knows four numbers at the end of few addresses only. */
const inGroups = (address: string) =>
  address.replace(/(?<=:)\d+\.\d+\.\d+\.\d+$/u, (quad) => {
    if (!ipaddr.IPv4.isValidFourPartDecimal(withoutZeros(quad))) return quad;
    const [a = 0, b = 0, c = 0, d = 0] = withoutZeros(quad).split(".").map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });

function countedNetwork(address: string): string {
  const parsed = ipaddr.IPv6.parse(address);
  const { parts } = parsed;
  const [high = 0, low = 0] = parts.slice(-2);
  if (translated.has(parsed.range())) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  return `${parts
    .slice(0, countedGroups)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}

/**
 * Whom a limit counts: an IPv4 address, or the network of an IPv6 one, the same for every way of writing it and for
 * every port. A proxy may write what it likes into X-Forwarded-For.
 */
export function countedAddress(address: string): string {
  if (address.length > longest) return unknown;
  const plain = withoutPort(address.trim());
  const groups = inGroups(plain);
  if (ipaddr.IPv6.isValid(groups)) return countedNetwork(groups);
  const quad = withoutZeros(plain);
  return ipaddr.IPv4.isValidFourPartDecimal(quad) ? quad : unknown;
}

/** The same whole, for the log of who looked at members' data: of an IPv6 address not the network alone. */
function wholeAddress(address: string): string {
  if (address.length > longest) return unknown;
  const plain = withoutPort(address.trim());
  const groups = inGroups(plain);
  if (!ipaddr.IPv6.isValid(groups)) return countedAddress(address);
  const parsed = ipaddr.IPv6.parse(groups);
  return translated.has(parsed.range()) ? countedNetwork(groups) : parsed.toString();
}

/** Where a request comes from, for limits and for counting; to be asked while its line stands. */
export const readerOf = ({ ip, headers }: Request) => ({
  address: countedAddress(ip ?? ""),
  wholeAddress: wholeAddress(ip ?? ""),
  agent: headers["user-agent"] ?? "",
});
