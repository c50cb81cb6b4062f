/** What the router knows of a route that an address matched; the innermost is the last. */
type Match = { pathname: string; params: object; _strictSearch: object };

const withoutEnd = (path: string) => (path.length > 1 ? path.replace(/\/$/u, "") : path);

/** Whether the app itself would write the path so, whatever is asked for behind it; not below one that takes all paths. */
export function isOwnPath({ pathname }: Pick<URL, "pathname">, matches: readonly Match[]): boolean {
  const last = matches.at(-1);
  return last !== undefined && !("_splat" in last.params) && withoutEnd(last.pathname) === pathname;
}

/**
 * Whether the app itself would write an address so: no escape that needs none, no parameter that the page does not know
 * or would write otherwise, none given twice, and no path below one that takes them all.
 */
export function isCanonical({ pathname, searchParams }: URL, matches: readonly Match[]): boolean {
  if (!isOwnPath({ pathname }, matches)) return false;
  const known: Record<string, unknown> = Object.assign({}, ...matches.map(({ _strictSearch }) => _strictSearch));
  const asked = [...searchParams];
  const isOnce = new Set(searchParams.keys()).size === asked.length;
  return isOnce && asked.every(([name, value]) => known[name] === value);
}
