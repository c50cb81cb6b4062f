/** Whether the page of an address shows samples, given which of the site's are. Forms, terms and the administration show none. */
export const showsSamples = (pathname: string, samples: { texts: boolean; database: boolean }): boolean =>
  /^\/(?:gallery|community)/u.test(pathname)
    ? samples.database
    : samples.texts && /^\/(?:$|about|news|member)/u.test(pathname);
