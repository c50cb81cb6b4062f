import { type OldTarget, type ReadOldAddress, readWithHome } from "../../../domains/old-address/old-address.ts";

/** Stands for the address of an old site that nobody named (RFC 2606). */
const unnamed = "https://old-site.invalid";

export type AddressBook = ReturnType<typeof openAddressBook>;

/** Which addresses in old texts are those of the old site, and what they name there. */
export function openAddressBook({
  address,
  read,
  folder,
}: {
  address: string;
  read: ReadOldAddress;
  /** Below the site, where texts are shown. */ folder: string;
}) {
  const site = new URL(address === "" ? unnamed : address);
  const root = site.pathname.replace(/\/+$/u, "");
  const base = new URL(`${root}${folder}`, site);
  const hosts = new Set([site.host, site.host.replace(/^www\./u, ""), `www.${site.host}`]);
  const parse = (href: string) => (/^(?:javascript|mailto|tel|data):/iu.test(href) ? null : URL.parse(href, base.href));
  return {
    absolute: (href: string): string => parse(href)?.href ?? "",
    /** Nothing for an address of somebody else's. The rest is what the old site had there. */
    targetsOf(href: string): OldTarget[] {
      const url = parse(href);
      if (!url || !hosts.has(url.host) || !`${url.pathname}/`.startsWith(`${root}/`)) return [];
      const below = new URL(url);
      below.pathname = url.pathname.slice(root.length) || "/";
      return readWithHome(read)(below);
    },
    /** The path below the old site's root; undefined for what is elsewhere. */
    pathOf(href: string): string | undefined {
      const url = parse(href);
      if (!url || !hosts.has(url.host) || !url.pathname.startsWith(`${root}/`)) return undefined;
      try {
        return decodeURIComponent(url.pathname.slice(root.length)).normalize("NFC");
      } catch {
        return url.pathname.slice(root.length);
      }
    },
    isOwn: (href: string): boolean => {
      const url = parse(href);
      return url !== null && hosts.has(url.host);
    },
    isUnnamed: address === "",
  };
}
