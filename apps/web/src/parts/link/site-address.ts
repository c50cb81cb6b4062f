import { sitePath } from "../../page/site-path.ts";

/** An address of this site in its parts, as a link of the router's takes them. */
export function partsOfAddress(path: string) {
  const { pathname, searchParams } = new URL(path, "https://site.invalid");
  return { to: sitePath(pathname), search: Object.fromEntries(searchParams) };
}
