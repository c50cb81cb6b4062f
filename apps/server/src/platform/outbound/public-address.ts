import ipaddr from "ipaddr.js";

/** What is routed on the internet (RFC 4291); beside it stand loopback, local and translated addresses, whole or in part. */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** What the library takes for public and IANA's registries of special-purpose addresses do not. */
const measurements = ipaddr.IPv4.parseCIDR("198.18.0.0/15");
const specialUnicast = ["2001::/23", "3fff::/20"].map((range) => ipaddr.IPv6.parseCIDR(range));

const isPublicIpv6 = (address: ipaddr.IPv6) =>
  address.match(globalUnicast) && !specialUnicast.some((range) => address.match(range));

/**
 * Whether an address is one of the internet, as opposed to one that means something only here: this machine, its network,
 * a provider's, or an IPv4 one of those in the clothes of an IPv6 one. What nobody has thought of is not public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv6 ? isPublicIpv6(parsed) : !parsed.match(measurements);
}
