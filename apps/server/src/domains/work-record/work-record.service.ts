import { parsePictureUrl, type PictureName } from "@bulmo/contracts/picture";
import type { EntityManager } from "@bulmo/entities/database";
import { imagesOf } from "../../platform/sanitise/html-extract.ts";
import type { Boards } from "../board/boards.ts";
import type { NamedSite } from "../site/named-site.ts";
import { findPictureFacts } from "../upload/upload.query.ts";
import { findPublicWork, type WorkRow } from "./work-record.query.ts";

export type WorkSources = {
  fork: () => EntityManager;
  boards: () => Promise<Boards>;
  /** Whose works these are, and at which origin. */
  site: () => Promise<NamedSite>;
};

type Readable = Pick<WorkSources, "fork" | "boards">;

/** A picture of a work, and whether it can be looked at closely. */
export type ShownPicture = PictureName & { hasTiles: boolean };

/** The pictures at these addresses, each once, those alone that are ours. */
export async function picturesAt(em: EntityManager, urls: readonly string[]): Promise<Map<string, ShownPicture>> {
  const facts = await findPictureFacts(em, urls);
  return new Map(
    [...facts].flatMap(([url, { hasTiles }]) => {
      const name = parsePictureUrl(url);
      return name ? [[url, { ...name, hasTiles }] as const] : [];
    }),
  );
}

/** The one that stands above the text first, then those in it. */
async function picturesOf(em: EntityManager, { thumbnail, content }: WorkRow): Promise<ShownPicture[]> {
  const urls = [...new Set([thumbnail, ...imagesOf(content)])];
  const found = await picturesAt(em, urls);
  return urls.flatMap((url) => found.get(url) ?? []);
}

/** What an exhibition is called. */
export const namedExhibition = (title: string, { n, english = "" }: { n: number; english?: string }) => ({
  n,
  title,
  english,
});

/** A work as every visitor reads it, with where it hangs; undefined for a number of which nobody sees one. */
export async function findHungWork({ fork, boards }: Readable, number: number) {
  const work = await findPublicWork(fork(), number);
  const board = work && (await boards()).byType.get(work.type);
  if (!work || !board?.exhibition) return undefined;
  const { year, month } = board.exhibition;
  return { work, exhibition: { ...namedExhibition(board.title, board.exhibition), year, month } };
}

/** The same with its pictures. */
export async function findShownWork(sources: Readable, number: number) {
  const hung = await findHungWork(sources, number);
  return hung && { ...hung, pictures: await picturesOf(sources.fork(), hung.work) };
}
export type ShownWork = NonNullable<Awaited<ReturnType<typeof findShownWork>>>;
