import { exhibitionTypeOf } from "@bulmo/contracts/board";
import { mayRead } from "../board/board-access.ts";
import type { Boards } from "../board/boards.ts";
import { findShownWork, namedExhibition, picturesAt, type WorkSources } from "../work-record/work-record.service.ts";
import { findOpenWorks } from "./iiif.query.ts";
import { canvasDocumentOf, exhibitionCollectionOf, manifestOf, topCollectionOf } from "./manifest.ts";

const exhibitionsOf = ({ byType }: Boards) =>
  [...byType.values()].flatMap((board) =>
    board.exhibition && mayRead(null, board) ? [namedExhibition(board.title, board.exhibition)] : [],
  );

/** Undefined for a number whose work nobody sees, or that has no picture. Of one whose rights are reserved its record is told, and no picture. */
export async function describeWork({ site, ...sources }: WorkSources, number: number) {
  const shown = await findShownWork(sources, number);
  const [first, ...others] = shown?.pictures ?? [];
  return shown && first && manifestOf(await site(), { ...shown, pictures: [first, ...others] });
}

/** A canvas by its own address; undefined where the manifest has none at this place. */
export async function describeCanvas(sources: WorkSources, number: number, place: number) {
  const manifest = await describeWork(sources, number);
  return manifest && canvasDocumentOf(manifest, place);
}

/** Undefined for an exhibition whose works are not to be seen. */
export async function describeExhibition({ fork, boards, site }: WorkSources, n: number) {
  const exhibition = exhibitionsOf(await boards()).find((each) => each.n === n);
  if (!exhibition) return undefined;
  const em = fork();
  const works = await findOpenWorks(em, exhibitionTypeOf(n));
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

export const describeAll = async ({ boards, site }: Pick<WorkSources, "boards" | "site">) =>
  topCollectionOf(await site(), exhibitionsOf(await boards()));
