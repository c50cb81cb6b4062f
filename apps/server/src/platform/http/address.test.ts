import { expect, test } from "vitest";
import { countedAddress } from "./address.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("SEC-06 %s is counted as %s", (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});

test.each([
  [
    "203.0.113.9",
    ["203.0.113.9:1", "203.0.113.9:65535", "203.0.113.9:", " 203.0.113.9 ", "203.000.113.009", "[203.0.113.9]:80"],
  ],
  ["203.0.113.9", ["::FFFF:203.0.113.9", "::ffff:cb00:7109", "[::ffff:203.0.113.9]:80", "::ffff:203.0.113.9%eth0"]],
  ["203.0.113.9", ["0:0:0:0:0:ffff:203.0.113.9", "0000::ffff:203.0.113.009", "0:0::FFFF:CB00:7109"]],
  // Where the server's own network has no IPv4, readers who have come by one of these.
  ["203.0.113.9", ["64:ff9b::203.0.113.9", "64:ff9b::cb00:7109", "::ffff:0:203.0.113.9"]],
  ["0:0:0:0::/64", ["::1", "[::1]", "[::1]:80", "[::1]:", "0:0:0:0:0:0:0:1", "0000:0000::0001", "::1%25lo"]],
  [
    "2001:db8:a:b::/64",
    ["2001:DB8:A:B::1", "2001:0db8:000a:000b::1", "[2001:db8:a:b::1]:443", "2001:db8:a:b::9%en0.1"],
  ],
])("SEC-26 %s is one subject, however it is written", (counted, spellings) => {
  for (const spelling of spellings) expect([spelling, countedAddress(spelling)]).toEqual([spelling, counted]);
});

test("SEC-26 what is no address is one subject, not as many as somebody likes", () => {
  const nonsense = ["", " ", "unknown", "_hidden", "a", "b", "1", "1.2.3", "1.2.3.4.5", "256.1.1.1", "1.2.3.4:5:6"];
  const others = [
    "::ffff:1.2.3.256",
    "0x7f.1.1.1",
    "2130706433",
    ":",
    "[",
    "[]:1",
    "g::1",
    "1.2.3.4/8",
    "x".repeat(9e4),
  ];
  expect(new Set([...nonsense, ...others].map(countedAddress))).toEqual(new Set(["unknown"]));
});
