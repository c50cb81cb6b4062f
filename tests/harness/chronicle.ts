import type { Page } from "playwright";

export type Entry = { index: number; title: string; year: string; date: string };

/** The two pages, their lists' names in the API, and their first heading below the banner (HIS-02). */
export const pages = [
  { path: "/about/history", name: "history", second: "2021" },
  { path: "/news/cultural-property", name: "property", second: "무형유산 인정 일섭문도" },
] as const;

/** Reads and replaces the lists without a browser. */
export const keepChronicle = (origin: string, token: string) => ({
  /** Entries of one day with these texts. */
  entries: (...titles: string[]): Entry[] =>
    titles.map((title, index) => ({ index, title, year: "2021", date: "05.01" })),
  read: async (name: string) => (await (await fetch(`${origin}/api/${name}`)).json()) as Entry[],
  async save(name: string, list: readonly Entry[]): Promise<void> {
    const answer = await fetch(`${origin}/api/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(list),
    });
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  },
});

/** The middle of an entry's handle; `number` counts from 1. */
export async function handle(page: Page, number: number): Promise<{ x: number; y: number }> {
  const grip = page.getByRole("main").getByRole("button", { name: `${number}번째 항목 옮기기`, exact: true });
  const box = await grip.boundingBox();
  if (!box) throw new Error(`no handle ${number}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What a screen reader was last told about a drag. */
export const heard = (page: Page): Promise<string> => page.locator('[id^="DndLiveRegion"]').innerText();

/** The texts of the entries in the order in which they stand. */
export const order = (page: Page): Promise<string[]> =>
  page.locator("main li textarea").evaluateAll((areas) => areas.map((area) => (area as HTMLTextAreaElement).value));
