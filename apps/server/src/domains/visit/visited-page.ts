/** What is nobody's reading: the administration, what is one person's own, forms that mails lead to, and what is no page. */
const uncounted =
  /^\/(?:admin|api|trpc|assets|dev|iiif|oai|address-popup|invitation|mail-stop|my-page|password-setting|set-up)(?:\/|$)/u;

/** Of a post the number names the page; of everything else what follows the path is how it is looked at. */
const postPage = /^\/(?:community|gallery)\/.+\/detail$/u;
const postNumber = /^[1-9]\d{0,8}$/u;

/** Characters; no page of ours has a longer address. */
const longest = 200;

/** The page that an address asks for, as it is counted; undefined where it is not. */
export function pageOf(address: string): string | undefined {
  const [written = "", query = ""] = address.split("?");
  const path = written.replace(/(?<=.)\/$/u, "");
  if (!path.startsWith("/") || path.startsWith("//") || path.length > longest || uncounted.test(path)) return undefined;
  if (!postPage.test(path)) return path;
  const number = new URLSearchParams(query).get("index") ?? "";
  return postNumber.test(number) ? `${path}?index=${number}` : undefined;
}
