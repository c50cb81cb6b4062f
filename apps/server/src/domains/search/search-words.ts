/** More make a search no narrower that anybody would notice. */
const mostWords = 8;

/** What is looked for: all of these must be there, each once, however it is written. */
export const wordsOf = (query: string): string[] =>
  [...new Set(query.toLowerCase().split(/\s+/u).filter(Boolean))].slice(0, mostWords);
