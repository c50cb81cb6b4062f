/** Stands for whatever host the site has; nothing that leaves it is kept. */
const anyHost = "https://site.invalid";

/** A control character or `\`, plain or percent-encoded, or an encoded `/`. */
const deceptive = /[\\\p{Cc}]|%(?:[01][0-9a-f]|7f|5c|2f)/iu;

/** Who has just signed in would find a form there that has no more use for them. */
const isForVisitors = (path: string) => /^\/(?:sign-in|sign-up|find-info|invitation)(?:\/|$)/u.test(path);

/**
 * The path of this site that a value names, or undefined (SEC-08). Browsers read `\` as `/` and drop
 * tabs and line breaks from an address, so a path that holds any of them names what its sender likes.
 */
export function safeOrigin(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^\/(?!\/)/.test(value)) return undefined;
  const [path = ""] = value.split(/[?#]/);
  if (deceptive.test(path) || /[\\\p{Cc}]/u.test(value)) return undefined;
  const url = URL.parse(value, anyHost);
  if (url?.origin !== anyHost || url.pathname.startsWith("//") || isForVisitors(url.pathname)) return undefined;
  return value;
}
