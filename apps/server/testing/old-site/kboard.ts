import { hwpOf, pdfOf } from "@bulmo/testing/attached-files";
import { quarters } from "@bulmo/testing/honest-pictures";
import { kboardTables } from "./kboard-tables.ts";
import { wordpressRows } from "./kboard-wordpress.ts";
import { insertInto } from "./old-server.ts";

type Line = Record<string, string | number>;

export const kboardAddress = "https://old.example";

const boards: Line[] = [
  { uid: 1, board_name: "공지사항", permission_write: "administrator", use_comment: "true" },
  { uid: 2, board_name: "자유게시판", permission_write: "all", use_comment: "true", category1_list: "안내,후기" },
  { uid: 3, board_name: "질문과 답변", use_comment: "true" },
  { uid: 4, board_name: "사진", skin: "thumbnail" },
  { uid: 5, board_name: "임원 자료실", permission_read: "roles", permission_write: "roles" },
  { uid: 6, board_name: "시험" },
];

const roles = 'a:2:{i:0;s:13:"administrator";i:1;s:7:"officer";}';

const boardMeta: Line[] = [
  { board_id: 1, key: "auto_page", value: "12" },
  { board_id: 5, key: "permission_read_roles", value: roles },
  { board_id: 5, key: "permission_write_roles", value: roles },
];

const uploads = "/wp-content/uploads";

/** Two megabytes of a text, nearly all of it a picture that its editor wrote into it. */
async function longText(): Promise<string> {
  const picture = await quarters(1200, 900).png({ compressionLevel: 0 }).toBuffer();
  return `<p>긴 글입니다.</p><p><img src="data:image/png;base64,${picture.toString("base64")}"></p>`;
}

const tangled = `<div onclick="alert(1)"><p>첫 줄<script>alert(2)</script></p>
<p><img src="${kboardAddress}${uploads}/kboard_attached/2/202001/drawing.png" alt="용"></p>
<p><img src="${uploads}/2014/03/pond-300x200.jpg"><img src="${uploads}/2014/03/missing.png"><img src="http://elsewhere.example/a.gif"></p>
<table border=1><tr><td>회비</td><td>3만 원</td></tr></table>
<p><a href="/free/?mod=document&amp;uid=102">글</a> <a href="/?kboard_content_redirect=101">공지</a> <a href="/free/?mod=document&amp;uid=7777">없는 글</a>
<a href="/?action=kboard_file_download&amp;mod=document&amp;uid=104&amp;file=file1">양식</a> <a href="http://other.example/">남의 것</a></p>
https://www.youtube.com/watch?v=dQw4w9WgXcQ
<iframe src="https://maps.example/"></iframe><p>끝`;

const kim = { member_uid: 2, member_display: "금산" };
const park = { member_uid: 4, member_display: "담묵" };

const post = (uid: number, board_id: number, row: Line): Line => ({
  uid,
  board_id,
  date: "20130201120000",
  update: "20140101000000",
  content: "글",
  ...row,
});

const posts = async (): Promise<Line[]> => [
  post(100, 1, { title: "첫 공지", content: "첫 줄\n둘째 줄", view: 321, member_uid: 1, member_display: "최고관리자" }),
  post(101, 1, { title: "꼭 읽어 주세요", notice: "true", view: 10, like: 2, vote: 2, member_uid: 1 }),
  post(102, 2, { title: "손님의 글", member_display: "지나가던 이", category1: "후기", category2: "봄" }),
  post(103, 2, { title: "비밀글", content: "남이 볼 수 없는 말", secret: "true", ...kim }),
  post(104, 2, { title: "얽힌 글", content: tangled, category1: "안내", ...kim }),
  post(105, 2, { title: " ", content: "&nbsp;", date: "20131345000000", member_uid: 99, member_display: "지워진 이" }),
  post(106, 2, { title: "긴 글", content: await longText(), ...kim }),
  post(107, 2, { title: "그림문자 😀", ...kim }),
  post(108, 2, { title: "버린 글", status: "trash", ...kim }),
  post(109, 2, { title: "기다리는 글", status: "pending_approval", ...kim }),
  post(110, 3, { title: "언제 만나나요", content: "모임은 언제입니까?", ...kim }),
  post(111, 3, { title: "Re: 언제 만나나요", content: "토요일입니다.", parent_uid: 110, member_uid: 1 }),
  post(112, 3, { title: "몰래 묻습니다", content: "둘만 아는 물음", secret: "true", ...kim }),
  post(113, 4, {
    title: "개막식",
    thumbnail_file: `${uploads}/kboard_thumbnails/4/202001/open.jpg`,
    thumbnail_name: "개막식.jpg",
    ...kim,
  }),
  post(114, 5, { title: "회의록", ...park }),
  post(115, 6, { title: "시험", ...kim }),
  post(116, 9, { title: "게시판이 없는 글", ...kim }),
];

const file = (
  uid: number,
  content_uid: number,
  file_key: string,
  name: string,
  stored: string,
  row: Line = {},
): Line => ({
  uid,
  content_uid,
  file_key,
  file_name: name,
  file_path: `${uploads}/kboard_attached/2/202001/${stored}`,
  ...row,
});

const files: Line[] = [
  file(1, 104, "file1", "신청 양식.hwp", "form.hwp", { download_count: 7 }),
  file(2, 104, "file2", "없어진 것.pdf", "lost.pdf"),
  file(3, 104, "file3", "옛 문서.doc", "letter.doc"),
  file(4, 104, "image1", "용.png", "drawing.png"),
  file(5, 0, "file1", "포스터.pdf", "poster.pdf", { comment_uid: 1 }),
  file(6, 0, "file2", "답.png", "reply.png", { comment_uid: 1 }),
];

const comment = (uid: number, content_uid: number, row: Line): Line => ({
  uid,
  content_uid,
  created: "20130301000000",
  ...row,
});

const comments: Line[] = [
  comment(1, 104, { content: "첫 댓글\n둘째 줄", user_uid: 4, user_display: "담묵" }),
  comment(2, 104, { content: "대댓글", parent_uid: 1, user_display: "손님" }),
  comment(3, 104, { content: "<b>대대댓글</b> &amp; 끝", parent_uid: 2, user_uid: 2, user_display: "금산" }),
  comment(4, 104, { content: "기다리는 말", status: "pending_approval", user_display: "손님" }),
  comment(5, 9999, { content: "글이 없는 말", user_display: "손님" }),
  comment(8, 116, { content: "게시판이 없는 글의 말", user_display: "손님" }),
  comment(6, 108, { content: "버린 글의 댓글", user_uid: 2, user_display: "금산" }),
  comment(7, 103, { content: "비밀글의 댓글", user_uid: 1, user_display: "최고관리자" }),
];

const vote = (target_uid: number, user_id: number, target_vote = "like"): Line => ({
  target_uid,
  target_type: "document",
  target_vote,
  user_id,
  created: "20130505000000",
});

/** Words of MariaDB’s own language are names of columns here. */
const inserted = (table: string, rows: readonly Line[]) =>
  insertInto(
    table,
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [`\`${name}\``, value]))),
  );

/** A site of WordPress with KBoard and every trap that its years have laid, as statements for an empty database. */
export const kboardSql = async (): Promise<string> =>
  [
    kboardTables,
    wordpressRows,
    inserted("wp_kboard_board_setting", boards),
    inserted("wp_kboard_board_meta", boardMeta),
    inserted("wp_kboard_board_content", await posts()),
    inserted("wp_kboard_board_attached", files),
    inserted("wp_kboard_board_option", [{ content_uid: 104, option_key: "phone", option_value: "010-0000-0000" }]),
    inserted("wp_kboard_comments", comments),
    inserted("wp_kboard_vote", [vote(101, 2), vote(101, 99), vote(101, 3, "unlike")]),
  ].join("\n");

/** Its folder `wp-content/uploads`. */
export const kboardFiles = async (): Promise<Record<string, Uint8Array | string>> => ({
  "2014/03/pond.jpg": await quarters(300, 200).jpeg().toBuffer(),
  "2014/03/hill.jpg": await quarters(200, 300).jpeg().toBuffer(),
  "kboard_attached/2/202001/drawing.png": await quarters(200, 200).png().toBuffer(),
  "kboard_attached/2/202001/reply.png": await quarters(100, 100).png().toBuffer(),
  "kboard_attached/2/202001/form.hwp": hwpOf(),
  "kboard_attached/2/202001/letter.doc": Buffer.from("d0cf11e0a1b11ae1", "hex"),
  "kboard_attached/2/202001/poster.pdf": pdfOf({ line: "Poster" }),
  "kboard_thumbnails/4/202001/open.jpg": await quarters(100, 200).jpeg().toBuffer(),
});
