import { createHash } from "node:crypto";
import { hwpOf, pdfOf } from "@bulmo/testing/attached-files";
import { quarters } from "@bulmo/testing/honest-pictures";
import { gnuboard5Tables, writtenTable } from "./gnuboard5-tables.ts";
import { type Line, writtenRows } from "./gnuboard5-rows.ts";
import { insertInto } from "./old-server.ts";

const sha1 = (bytes: string | Buffer) => createHash("sha1").update(bytes).digest();

/** What MySQL's PASSWORD() made since 4.1. */
const mysqlPassword = (password: string) => `*${sha1(sha1(password)).toString("hex").toUpperCase()}`;

export const oldPassword = "old-Password-1!";

const members: Line[] = [
  {
    mb_id: "admin",
    mb_password: mysqlPassword(oldPassword),
    mb_name: "최고관리자",
    mb_nick: "최고관리자",
    mb_email: "admin@example.org",
    mb_level: 10,
    mb_datetime: "2009-03-02 10:00:00",
  },
  {
    mb_id: "kim",
    mb_password: mysqlPassword(oldPassword),
    mb_name: "김금산",
    mb_nick: "금산",
    mb_email: "Kim@Example.org",
    mb_homepage: "http://kim.example.org",
    mb_zip1: "320",
    mb_zip2: "01",
    mb_addr1: "충남 논산시",
    mb_addr2: "1-2",
    mb_1: "2010년 전시",
    mb_datetime: "2010-05-05 09:30:00",
  },
  {
    mb_id: "lee",
    mb_password: "",
    mb_name: "이담묵",
    mb_nick: "담묵",
    mb_email: "kim@example.org",
    mb_datetime: "2011-01-01 00:00:00",
  },
  {
    mb_id: "park",
    mb_password: mysqlPassword("1234"),
    mb_name: "박채운",
    mb_nick: "담묵",
    mb_email: "park@example.org",
    mb_level: 4,
    mb_datetime: "0000-00-00 00:00:00",
  },
  {
    mb_id: "choi",
    mb_password: mysqlPassword(oldPassword),
    mb_name: "최향연",
    mb_nick: "향연",
    mb_email: "",
    mb_datetime: "2012-01-01 00:00:00",
    mb_intercept_date: "20200101",
  },
  {
    mb_id: "gone",
    mb_password: mysqlPassword(oldPassword),
    mb_name: "정떠남",
    mb_nick: "떠남",
    mb_email: "gone@example.org",
    mb_datetime: "2010-01-01 00:00:00",
    mb_leave_date: "20150303",
  },
];

const boards: Line[] = [
  { bo_table: "notice", bo_subject: "공지사항", bo_write_level: 10, bo_notice: "2,99", bo_order: 1 },
  {
    bo_table: "free",
    bo_subject: "자유게시판",
    bo_write_level: 1,
    bo_use_category: 1,
    bo_category_list: "안내|후기|열두자를넘는아주긴말머리입니다",
    bo_order: 2,
  },
  { bo_table: "qa", bo_subject: "질문과 답변", bo_order: 3 },
  { bo_table: "gallery", bo_subject: "전시 사진", bo_skin: "gallery", bo_order: 4 },
  {
    bo_table: "inner",
    bo_subject: "임원 자료실",
    bo_list_level: 4,
    bo_read_level: 4,
    bo_write_level: 4,
    bo_skin: "pds",
    bo_order: 5,
  },
  { bo_table: "old_euckr", bo_subject: "옛 게시판", bo_order: 6 },
  { bo_table: "test", bo_subject: "시험", bo_order: 7 },
  { bo_table: "no_table", bo_subject: "글이 없어진 게시판", bo_order: 8 },
];

const file = (row: Line): Line => ({ bo_table: "free", wr_id: 2, ...row });

const files = [
  file({ bf_no: 0, bf_source: "신청 양식.hwp", bf_file: "form_x.hwp", bf_download: 7 }),
  file({ bf_no: 1, bf_source: "포스터.pdf", bf_file: "poster.pdf" }),
  // As of a post that was copied.
  file({ wr_id: 6, bf_no: 0, bf_source: "포스터.pdf", bf_file: "poster.pdf" }),
  file({ bf_no: 2, bf_source: "옛 문서.doc", bf_file: "letter.doc" }),
  file({ bf_no: 3, bf_source: "없어진 것.pdf", bf_file: "lost.pdf" }),
  file({
    bo_table: "gallery",
    wr_id: 1,
    bf_no: 0,
    bf_source: "a.jpg",
    bf_file: "open_a.jpg",
    bf_type: 2,
    bf_content: "개막식의 사람들",
  }),
  file({ bo_table: "gallery", wr_id: 1, bf_no: 1, bf_source: "b.jpg", bf_file: "broken.jpg", bf_type: 2 }),
];

const others = [
  insertInto("g5_board_good", [
    { bo_table: "notice", wr_id: 2, mb_id: "kim", bg_flag: "good", bg_datetime: "2013-05-05 00:00:00" },
    { bo_table: "notice", wr_id: 2, mb_id: "gone", bg_flag: "good", bg_datetime: "2013-05-05 00:00:00" },
  ]),
  insertInto("g5_content", [
    { co_id: "greeting", co_subject: "인사말", co_content: "<h2>인사말</h2><p>어서 오십시오.</p>" },
    { co_id: "rule", co_subject: "회칙", co_content: "<p>제1조</p>" },
  ]),
  insertInto("g5_faq_master", [{ fm_id: 1, fm_subject: "자주하시는 질문" }]),
  insertInto("g5_faq", [{ fa_id: 1, fm_id: 1, fa_subject: "<p>회비는?</p>", fa_content: "<p>3만 원</p>" }]),
  insertInto("g5_qa_content", [
    {
      qa_id: 1,
      qa_num: -1,
      qa_parent: 1,
      mb_id: "kim",
      qa_name: "김금산",
      qa_type: 0,
      qa_subject: "사적인 문의",
      qa_content: "전화번호를 바꿨습니다",
      qa_category: "회원",
      qa_datetime: "2019-01-01 00:00:00",
    },
    {
      qa_id: 2,
      qa_num: -1,
      qa_parent: 1,
      mb_id: "admin",
      qa_name: "관리자",
      qa_type: 1,
      qa_subject: "답변",
      qa_content: "고쳤습니다",
      qa_datetime: "2019-01-02 00:00:00",
    },
  ]),
  insertInto("g5_visit", [{ vi_id: 1, vi_ip: "192.0.2.1" }]),
  insertInto("g5_memo", [{ me_memo: "쪽지" }]),
];

/** A site of Gnuboard 5 with every trap that fifteen years have laid, as statements for an empty database. */
export async function gnuboard5Sql(): Promise<string> {
  const written = await writtenRows();
  return [
    gnuboard5Tables,
    ...written.map(([name]) => writtenTable(name, name === "old_euckr" ? "latin1" : "utf8mb4")),
    insertInto("g5_member", members),
    insertInto("g5_board", boards),
    ...written.map(([name, rows]) => insertInto(`g5_write_${name}`, rows)),
    insertInto("g5_board_file", files),
    ...others,
  ].join("\n");
}

/** Its folder `data`. */
export const gnuboard5Files = async (): Promise<Record<string, Uint8Array | string>> => ({
  "file/free/form_x.hwp": hwpOf(),
  "file/free/poster.pdf": pdfOf({ line: "Poster" }),
  "file/free/letter.doc": Buffer.from("d0cf11e0a1b11ae1", "hex"),
  "file/gallery/open_a.jpg": await quarters().jpeg().toBuffer(),
  "file/gallery/broken.jpg": "no picture",
  "editor/1301/drawing.png": await quarters(300, 200).png().toBuffer(),
  "member_image/index.html": "",
  "member_image/ki/kim.gif": await quarters(60, 60).gif().toBuffer(),
  "member_image/pa/park.gif": await quarters(60, 60).gif().toBuffer(),
});
