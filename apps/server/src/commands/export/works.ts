import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { csvOf } from "@bulmo/contracts/csv";
import { artistLine } from "@bulmo/contracts/work-artist-line";
import { artistsLabel } from "@bulmo/contracts/work-artist-role";
import { rightsUri, type WorkRights } from "@bulmo/contracts/work-choice";
import { type WorkTextName, workTexts } from "@bulmo/contracts/work-field";
import { tableCells, tableHeads } from "@bulmo/contracts/work-table";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { isReadable } from "../../domains/board/board-access.ts";
import { iiifPaths } from "../../domains/iiif/iiif-address.ts";
import { authorColumn } from "../../domains/post/post.query.ts";
import { artistsColumn } from "../../domains/post/work-artist.service.ts";
import { isWork } from "../../domains/work-address/work-address.query.ts";
import { workLinkedPath, workNumberPath } from "../../domains/work-address/work-path.ts";

/** Facts, that is: a caption may be a text of somebody's own. */
const { caption: _caption, ...facts } = workTexts;
const factNames = Object.keys(facts) as Exclude<WorkTextName, "caption">[];

const findWorks = (em: EntityManager) =>
  em
    .getKysely<Tables>()
    .selectFrom("post")
    .innerJoin("board", "board.type", "post.type")
    .leftJoin("user", "user.id", "post.user_id")
    .select(["post.id", "post.title", "post.thumbnail", "board.title as exhibition"])
    .select(factNames.map((name) => `post.${name}` as const))
    .select([authorColumn.as("author"), artistsColumn.as("artists")])
    .where(isWork)
    .where(isReadable(null))
    .orderBy("post.id")
    .execute();

type Dump = { /** As a table. */ csv: string; numbers: number[] };

/** The works that every visitor sees, each with its permanent address and under which rights it stands (WRK-09). */
export async function describeWorks(em: EntityManager, publicUrl: string): Promise<Dump> {
  const rows = await findWorks(em);
  const heads = ["고유 번호", "고유 주소", "제목", "작가", artistsLabel, ...tableHeads(factNames)];
  const csv = csvOf(
    [...heads, "이용 조건(주소)", "전시", "IIIF 매니페스트"],
    rows.map((one) => [
      String(one.id),
      publicUrl + workNumberPath(one.id),
      one.title,
      one.author,
      artistLine(one.artists ?? []),
      ...tableCells(factNames, one),
      one.rights && rightsUri(one.rights as WorkRights),
      one.exhibition,
      one.thumbnail && publicUrl + iiifPaths.manifest(one.id),
    ]),
  );
  return { csv, numbers: rows.map(({ id }) => id) };
}

async function* recordsAt(origin: string, numbers: readonly number[]) {
  for (const number of numbers) {
    const answer = await fetch(origin + workLinkedPath(number));
    if (!answer.ok) throw new Error(`the record of work ${number} was answered ${answer.status}`);
    yield `${await answer.text()}\n`;
  }
}

/** Their records in Linked Art, one a line, as the site tells them: what their rights forbid is not in them (docs/decisions/063). */
export const copyRecords = (origin: string, numbers: readonly number[], file: string): Promise<void> =>
  pipeline(recordsAt(origin, numbers), createWriteStream(file));
