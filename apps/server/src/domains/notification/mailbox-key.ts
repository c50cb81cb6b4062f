/** Providers that deliver two domains into one mailbox, by their own words (Gmail, Daum, iCloud and Proton help pages). */
const sameDomain: Record<string, string> = {
  "googlemail.com": "gmail.com",
  "daum.net": "hanmail.net",
  "me.com": "icloud.com",
  "mac.com": "icloud.com",
  "protonmail.com": "proton.me",
  "pm.me": "proton.me",
};

const withoutDots = new Set(["gmail.com"]);

/** One text for all spellings of one mailbox, for counting only: where a provider tells them apart, they are counted together. */
export function mailboxKey(address: string): string {
  const low = address.trim().toLowerCase();
  const at = low.lastIndexOf("@");
  const domain = sameDomain[low.slice(at + 1)] ?? low.slice(at + 1);
  const [local = ""] = low.slice(0, at).split("+");
  return `${withoutDots.has(domain) ? local.replaceAll(".", "") : local}@${domain}`;
}
