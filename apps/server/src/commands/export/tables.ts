import { koreanDay } from "@bulmo/contracts/korean-day";
import type { AgreementDocument } from "@bulmo/contracts/agreement";
import { csvOf, postcodeCell } from "@bulmo/contracts/csv";
import { parsePictureUrl } from "@bulmo/contracts/picture";
import { artistLine } from "@bulmo/contracts/work-artist-line";
import { artistsLabel } from "@bulmo/contracts/work-artist-role";
import { workTextNames } from "@bulmo/contracts/work-field";
import { tableCells, tableHeads } from "@bulmo/contracts/work-table";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { isReadable } from "../../domains/board/board-access.ts";
import { artistsColumn } from "../../domains/post/work-artist.service.ts";
import { decodeHtml } from "../../platform/xml/decode-html.ts";

/** A day, as the association counts days. */
const day = (moment: Date | string | null) => (moment === null ? "" : koreanDay(new Date(moment)));

/** The day of effect of the version that a member agreed to last. */
const agreedTo = (document: AgreementDocument) => sql<string | null>`(
  select version from consent where consent.user_id = "user".id and consent.document = ${document}
  order by agreed_at desc, id desc limit 1)`;

/** The members, with everything that they have told and nothing that opens an account. */
export async function membersCsv(em: EntityManager): Promise<string> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("user")
    .selectAll()
    .select([agreedTo("TERMS").as("terms"), agreedTo("PRIVACY").as("privacy")])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const heads = [
    "아이디",
    "이름",
    "닉네임",
    "직책",
    "이메일",
    "우편번호",
    "주소",
    "상세주소",
    "홈페이지",
    "경력",
    "활동",
  ];
  return csvOf(
    [...heads, "관리자", "활동 상태", "가입일", "동의한 이용약관 시행일", "동의한 개인정보처리방침 시행일"],
    rows.map((one) => [
      one.username,
      one.name,
      one.nickname,
      one.role,
      one.email,
      postcodeCell(one.zonecode),
      one.address,
      one.detail_address,
      one.homepage,
      one.career,
      one.activity,
      one.is_admin ? "예" : "",
      one.is_active ? "활동 중" : "활동 정지",
      day(one.created_at),
      one.terms ?? "",
      one.privacy ?? "",
    ]),
  );
}

/** What a post's HTML shows, as a file of the export's pictures. */
const picturesOf = (content: string) =>
  [...content.matchAll(/\/uploads\/[^"\s]+/gu)]
    .flatMap(([url]) => parsePictureUrl(url)?.hash ?? [])
    .filter((hash, place, all) => all.indexOf(hash) === place);

const plain = (content: string) =>
  decodeHtml(content.replaceAll(/<\/(?:p|h\d|li|figure)>/gu, "\n").replaceAll(/<[^>]+>/gu, "")).trim();

/** Of the pictures by their hashes, and of the files by their posts. */
type Names = { pictures: ReadonlyMap<string, string>; files: ReadonlyMap<number, readonly string[]> };

/** The posts that every visitor reads: as text to read, as HTML to put up elsewhere, and the names of their pictures and files. */
export async function postsCsv(em: EntityManager, { pictures, files }: Names): Promise<string> {
  const rows = await em
    .getKysely<Tables>()
    .selectFrom("post")
    .innerJoin("board", "board.type", "post.type")
    .leftJoin("user", "user.id", "post.user_id")
    .selectAll("post")
    .select(["user.nickname", "board.title as board_title", artistsColumn.as("artists")])
    .where(isReadable(null))
    .orderBy("post.type")
    .orderBy("post.index")
    .execute();
  return csvOf(
    [
      "게시판",
      "번호",
      "제목",
      "작가/글쓴이",
      artistsLabel,
      ...tableHeads(workTextNames),
      "작성일",
      "본문",
      "본문(HTML)",
      "그림",
      "첨부 파일",
    ],
    rows.map((one) => [
      one.board_title,
      String(one.index),
      one.title,
      one.author_name ?? one.nickname ?? "탈퇴한 회원",
      artistLine(one.artists ?? []),
      ...tableCells(workTextNames, one),
      day(one.created_at),
      plain(one.content),
      one.content,
      picturesOf(one.content)
        .flatMap((hash) => pictures.get(hash) ?? [])
        .join(" "),
      (files.get(one.id) ?? []).join(" "),
    ]),
  );
}
