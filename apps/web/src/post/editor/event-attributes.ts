const tags = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/giu;

/** What is quoted is passed over: a description may speak of anything. */
const quotesAndHandlers = /"[^"]*"|'[^']*'|(?<=[\s/"'])on[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/giu;

/**
 * HTML without what its elements would run. The browser complains of each of these while it reads them, even for a
 * document that never runs anything; what is missed here is only complained of.
 */
export const withoutHandlers = (html: string): string =>
  html.replaceAll(tags, (tag) => tag.replaceAll(quotesAndHandlers, (part) => (/^["']/u.test(part) ? part : "")));
