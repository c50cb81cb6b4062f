import type { PageText, PageTextDraft } from "@bulmo/contracts/page-text";
import { PageText as StoredText, PageTextVersion } from "@bulmo/entities/page-text.entity";
import { findShownText } from "../src/domains/page-text/page-text.query.ts";
import { createSignedIn } from "./account.ts";
import type { Site } from "./site.ts";

/** A text that breaks no rule, with these fields. */
export const pageTextOf = (change: Partial<PageText> = {}): PageText => ({
  title: "인사말",
  titleHanja: "",
  lead: "",
  description: "설명",
  isSample: false,
  blocks: [{ type: "PARAGRAPH", text: "반갑습니다." }],
  signature: [],
  fields: {},
  lists: {},
  ...change,
});

type Name = { name: string };

/** The calls of the texts, as a program makes them. */
export function pageTextCallsOf(site: Site, token?: string) {
  const sender = token ? { token } : {};
  const send = (method: string, path: string) => (body: object) =>
    site.call(method, `/api/page-text${path}`, { body, ...sender });
  const read = (path: string) => (asked: Name & { number?: number; before?: number }) => {
    const query = new URLSearchParams(
      Object.entries(asked).map(([key, value]): [string, string] => [key, String(value)]),
    );
    return site.call("GET", `/api/page-text${path}?${query.toString()}`, sender);
  };
  return {
    get: read(""),
    getDraft: read("/draft"),
    save: send("PUT", "/draft"),
    discard: send("DELETE", "/draft"),
    publish: send("POST", "/publish"),
    versions: read("/versions"),
    version: read("/version"),
    restore: send("POST", "/restore"),
    /** Where the draft stands now. */
    stands: async (name: string): Promise<PageTextDraft> => (await read("/draft")({ name })).body as PageTextDraft,
  };
}

/** The same, by an administrator who has just signed in. */
export const adminTextCallsOf = async (site: Site) =>
  pageTextCallsOf(site, (await createSignedIn(site, { isAdmin: true })).token);

/** What every page says of the association, changed in these fields, without officers whom everybody may call. */
export async function writeAssociation(site: Pick<Site, "fork">, fields: Record<string, string>): Promise<void> {
  const name = "association";
  const em = site.fork();
  const text = await findShownText(em, name);
  await em.execute("update officer set phone = ''");
  await em.nativeDelete(PageTextVersion, { pageText: name });
  await em.nativeDelete(StoredText, { name });
  await em.insert(StoredText, { name, revision: 1 });
  await em.insert(PageTextVersion, {
    pageText: name,
    number: 1,
    revision: 1,
    publishedAt: new Date(),
    text: { ...text, fields: { ...text.fields, ...fields } },
  });
}
