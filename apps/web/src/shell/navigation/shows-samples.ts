/** The exhibitions and boards that a database is filled with: what an association adds holds no samples. */
const isFilled =
  /^\/(?:gallery(?:\/(?:works|compare|exhibition(?:\/[1-4](?:\/\w+)?)?))?|community(?:\/(?:notice|qna)(?:\/\w+)?)?)$/u;

/** Whether the page of an address shows samples, given which of the site's are. Forms, terms and the administration show none. */
export function showsSamples(pathname: string, samples: { texts: boolean; database: boolean }): boolean {
  // One finds both, the other shows both.
  if (pathname === "/search" || pathname === "/") return samples.database || samples.texts;
  return /^\/(?:gallery|community)/u.test(pathname)
    ? samples.database && isFilled.test(pathname)
    : samples.texts && /^\/(?:about|news|member)/u.test(pathname);
}
