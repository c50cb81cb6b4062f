// Without zod: the form and pages that were added load it.
import type { PageSection } from "./page-section.ts";

/** The last part of a page's address. */
export const pageAddressPattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u;
export const pageAddressLimits = { shortest: 2, longest: 40 } as const;

export const maximumPageTitle = 30;
/** Every page of the site is sent with their names. */
export const maximumSitePages = 100;

/** Addresses below a section at which the program has something that is no page of the menu. */
export const reservedAddresses: Readonly<Record<PageSection, readonly string[]>> = {
  about: [],
  member: ["people"],
  news: [],
  gallery: ["exhibition", "works", "compare"],
  community: ["notice", "qna"],
};

export const isReservedAddress = (section: PageSection, address: string): boolean =>
  reservedAddresses[section].includes(address);

/** What the text of a page is called that was added. */
export type SitePageTextName = `page-${number}`;

export const textNameOf = (id: number): SitePageTextName => `page-${id}`;

/** The page of a text; undefined for a text of another name. */
export function pageOfText(name: string): number | undefined {
  const id = Number(/^page-(\d+)$/u.exec(name)?.[1]);
  return textNameOf(id) === name ? id : undefined;
}
