const scheme = /^[a-z][a-z\d+.-]*:(?!\d)/iu;
const mailAddress = /^[^\s@:/]+@[^\s@/]+\.[^\s@/.]+$/u;
const siteName = /^[^\s/@]+\.[^\s/@.]{2,}(?:[/?#]\S*)?$/u;

/**
 * Where a link is to lead, of what somebody typed: an address with or without its scheme, a mail address, a path of this
 * site. Null for what the server would not keep (platform/sanitise/allow-list.ts).
 */
export function linkAddressOf(typed: string): string | null {
  const text = typed.trim();
  if (/^https?:\/\//iu.test(text)) return URL.canParse(text) && !/\s/u.test(text) ? text : null;
  if (/^mailto:/iu.test(text)) return mailAddress.test(text.slice("mailto:".length)) ? text : null;
  if (/^\/(?![/\\])\S*$/u.test(text)) return text;
  if (mailAddress.test(text)) return `mailto:${text}`;
  if (scheme.test(text) || !siteName.test(text)) return null;
  return URL.canParse(`https://${text}`) ? `https://${text}` : null;
}
