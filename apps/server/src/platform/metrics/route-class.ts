/** In this order: the first that fits. */
const classes: [name: string, path: RegExp][] = [
  ["health", /^\/(?:healthz|readyz|metrics)$/u],
  ["upload", /^\/api\/upload(?:\/files(?:\/[^/]+)?)?$/u],
  ["api", /^\/api(?:\/|$)/u],
  ["trpc", /^\/trpc(?:\/|$)/u],
  ["picture", /^\/uploads\//u],
  ["file", /^\/(?:assets|files|logo)\/|^\/[^/]+\.[a-z0-9]+$/u],
];

/** What kind of address it is. Addresses themselves are without number, and some name people. */
export const routeClass = (path: string): string => classes.find(([, pattern]) => pattern.test(path))?.[0] ?? "page";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"]);

/** A method may be any word that somebody sends. */
export const methodClass = (method: string): string => (methods.has(method) ? method : "other");
