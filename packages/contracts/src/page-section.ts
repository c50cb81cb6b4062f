// Of every page, which loads no more of it than this.

/** Where pages may stand, in the order of the menu. */
export const pageSections = ["about", "member", "news", "gallery", "community"] as const;
export type PageSection = (typeof pageSections)[number];

export const pathOfPage = ({ section, address }: { section: PageSection; address: string }) =>
  `/${section}/${address}` as const;
