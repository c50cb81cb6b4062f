import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

test.each([
  "8.8.8.8",
  "1.1.1.1",
  "100.63.255.255",
  "100.128.0.1",
  "172.15.0.1",
  "172.32.0.1",
  "223.130.195.95",
  "2001:4860:4860::8888",
  "2606:4700::1111",
  "2a00:1450:4001::1",
])("API-51 %s is an address of the internet", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ["this host", "0.0.0.0"],
  ["this network", "0.1.2.3"],
  ["loopback", "127.0.0.1"],
  ["loopback", "127.255.255.254"],
  ["private", "10.0.0.1"],
  ["private", "172.16.0.1"],
  ["private", "172.31.255.255"],
  ["private", "192.168.0.1"],
  ["a provider's own", "100.64.0.1"],
  ["a provider's own", "100.127.255.255"],
  ["link-local, where clouds tell secrets", "169.254.169.254"],
  ["of protocols", "192.0.0.1"],
  ["for documents", "192.0.2.1"],
  ["for measurements", "198.18.0.1"],
  ["for documents", "198.51.100.1"],
  ["for documents", "203.0.113.1"],
  ["multicast", "224.0.0.1"],
  ["reserved", "240.0.0.1"],
  ["broadcast", "255.255.255.255"],
  ["unspecified", "::"],
  ["loopback", "::1"],
  ["mapped", "::ffff:127.0.0.1"],
  ["mapped", "::ffff:7f00:1"],
  ["mapped, of the internet", "::ffff:8.8.8.8"],
  ["compatible", "::127.0.0.1"],
  ["compatible", "::7f00:1"],
  ["translated", "64:ff9b::7f00:1"],
  ["translated, locally", "64:ff9b:1::7f00:1"],
  ["in a tunnel", "2002:7f00:1::"],
  ["in a tunnel", "2001:0:7f00:1::"],
  ["link-local", "fe80::1"],
  ["link-local, with its zone", "fe80::1%eth0"],
  ["site-local", "fec0::1"],
  ["unique local", "fd00::1"],
  ["unique local", "fc00::1"],
  ["multicast", "ff02::1"],
  ["for documents", "2001:db8::1"],
  ["discarded", "100::1"],
  ["for measurements", "2001:2::1"],
  ["for documents", "3fff::1"],
  ["no address", "localhost"],
  ["no address", ""],
])("API-51 %s: %s is none", (_what, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
