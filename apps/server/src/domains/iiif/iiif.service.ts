import { exhibitionTypeOf } from "@bulmo/contracts/board";
import { parsePictureUrl } from "@bulmo/contracts/picture";
import type { EntityManager } from "@bulmo/entities/database";
import { imagesOf } from "../../platform/sanitise/html-extract.ts";
import { mayRead } from "../board/board-access.ts";
import type { Boards } from "../board/boards.ts";
import type { NamedSite } from "../site/named-site.ts";
import { findPictureFacts } from "../upload/upload.query.ts";
import { findWork, findWorks, type WorkRow } from "../work-record/work-record.query.ts";
import {
  canvasDocumentOf,
  exhibitionCollectionOf,
  manifestOf,
  type ShownPicture,
  topCollectionOf,
} from "./manifest.ts";

export type IiifSources = {
  fork: () => EntityManager;
  boards: () => Promise<Boards>;
  /** Whose works these are, and at which origin. */
  site: () => Promise<NamedSite>;
};

/** The pictures at these addresses, each once, those alone that are ours. */
async function picturesAt(em: EntityManager, urls: readonly string[]): Promise<Map<string, ShownPicture>> {
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
const shownOf = (title: string, { n, english = "" }: { n: number; english?: string }) => ({ n, title, english });

const exhibitionsOf = ({ byType }: Boards) =>
  [...byType.values()].flatMap((board) =>
    board.exhibition && mayRead(null, board) ? [shownOf(board.title, board.exhibition)] : [],
  );

/** A work as every visitor sees it, with where it hangs and its pictures; undefined for a number of which nobody sees one. */
export async function findShownWork({ fork, boards }: Pick<IiifSources, "fork" | "boards">, number: number) {
  const em = fork();
  const work = await findWork(em, number);
  const board = work && (await boards()).byType.get(work.type);
  if (!work || !board?.exhibition) return undefined;
  const { year, month } = board.exhibition;
  const exhibition = { ...shownOf(board.title, board.exhibition), year, month };
  return { work, exhibition, pictures: await picturesOf(em, work) };
}
export type ShownWork = NonNullable<Awaited<ReturnType<typeof findShownWork>>>;

/** Undefined for a number whose work nobody sees, or that has no picture. Of one whose rights are reserved its record is told, and no picture. */
export async function describeWork({ site, ...sources }: IiifSources, number: number) {
  const shown = await findShownWork(sources, number);
  const [first, ...others] = shown?.pictures ?? [];
  return shown && first && manifestOf(await site(), { ...shown, pictures: [first, ...others] });
}

/** A canvas by its own address; undefined where the manifest has none at this place. */
export async function describeCanvas(sources: IiifSources, number: number, place: number) {
  const manifest = await describeWork(sources, number);
  return manifest && canvasDocumentOf(manifest, place);
}

/** Undefined for an exhibition whose works are not to be seen. */
export async function describeExhibition({ fork, boards, site }: IiifSources, n: number) {
  const exhibition = exhibitionsOf(await boards()).find((each) => each.n === n);
  if (!exhibition) return undefined;
  const em = fork();
  const works = await findWorks(em, exhibitionTypeOf(n));
  const pictures = await picturesAt(
    em,
    works.map(({ thumbnail }) => thumbnail),
  );
  const listed = works.flatMap(({ id, title, english, thumbnail }) => {
    const picture = pictures.get(thumbnail);
    return picture ? [{ id, title, english, picture }] : [];
  });
  return exhibitionCollectionOf(await site(), exhibition, listed);
}

export const describeAll = async ({ boards, site }: Pick<IiifSources, "boards" | "site">) =>
  topCollectionOf(await site(), exhibitionsOf(await boards()));
