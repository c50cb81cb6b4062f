import { hwpOf, pdfOf } from "@bulmo/testing/attached-files";
import { quarters } from "@bulmo/testing/honest-pictures";
import { insertInto } from "./old-server.ts";
import { rhymixComments } from "./rhymix-comments.ts";
import { type Flavour, prefixOf, rhymixTables } from "./rhymix-tables.ts";

type Line = Record<string, string | number | Uint8Array>;

/** XE lay below a folder of its site as often as not. */
export const rhymixAddress: Record<Flavour, string> = { rhymix: "https://old.example", xe: "https://old.example/xe" };

/** A password as Rhymix stores it; which one does not matter here. */
const password = "$2y$10$abcdefghijklmnopqrstuuABCDEFGHIJKLMNOPQRSTUVWXYZ012345";

const member = (row: Line): Line => ({ password, regdate: "20100505093000", ...row });

const members = (flavour: Flavour): Line[] => [
  member({
    member_srl: 4,
    user_id: "admin",
    user_name: "최고관리자",
    nick_name: "최고관리자",
    email_address: "admin@example.org",
    is_admin: "Y",
  }),
  member({
    member_srl: 101,
    user_id: "kim",
    user_name: "김금산",
    nick_name: "금산 &amp; 벗",
    email_address: "Kim@Example.org",
    homepage: "http://kim.example.org",
  }),
  member({
    member_srl: 102,
    user_id: "lee",
    user_name: "이담묵",
    nick_name: "담묵",
    email_address: "kim@example.org",
    password: "",
  }),
  member({
    member_srl: 103,
    user_id: "park",
    user_name: "박채운",
    nick_name: "담묵",
    email_address: "park@example.org",
    regdate: "",
  }),
  member({ member_srl: 104, user_id: "choi", user_name: "최향연", nick_name: "향연", email_address: "", denied: "Y" }),
  // XE takes away the row of who has left; Rhymix may only say so.
  ...(flavour === "rhymix"
    ? [
        member({
          member_srl: 105,
          user_id: "gone",
          user_name: "정떠남",
          nick_name: "떠남",
          email_address: "gone@example.org",
          status: "DELETED",
        }),
      ]
    : []),
];

const groups: Line[] = [
  { group_srl: 1, list_order: 1, title: "관리그룹", is_admin: "Y" },
  { group_srl: 2, list_order: 2, title: "준회원", is_default: "Y" },
  { group_srl: 4, list_order: 3, title: "정회원" },
  { group_srl: 3, list_order: 4, title: "임원" },
];

const widgetPage = `<div><img hasContent="true" class="zbxe_widget_output" widget="widgetContent" body="" document_srl="901" />
<img class="zbxe_widget_output" widget="newest_document" module_srls="50" /></div>`;

const modules = (flavour: Flavour): Line[] => [
  { module_srl: 50, module: "board", mid: "notice", browser_title: "공지사항" },
  { module_srl: 51, module: "board", mid: "free", browser_title: "$user_lang->userLang1" },
  { module_srl: 52, module: "board", mid: "consult", browser_title: "상담" },
  { module_srl: 53, module: "board", mid: "photo", browser_title: "전시 사진" },
  { module_srl: 54, module: "board", mid: "inner", browser_title: "임원 자료실", skin: "pds" },
  { module_srl: 55, module: "page", mid: "greeting", browser_title: "인사말", content: widgetPage },
  { module_srl: 56, module: "page", mid: "rule", browser_title: "회칙" },
  { module_srl: 57, module: "page", mid: "outside", browser_title: "바깥" },
  { module_srl: 61, module: "page", mid: "officers", browser_title: "임원 안내", content: "<p>임원만 보는 안내</p>" },
  { module_srl: 62, module: "page", mid: "insiders", browser_title: "회원 안내", content: "<p>회원만 보는 안내</p>" },
  { module_srl: 58, module: "board", mid: "test", browser_title: "시험" },
  { module_srl: 59, module: "bodex", mid: "older", browser_title: "옛 게시판" },
  // Sites below one installation of XE had names of their own, and other things than boards.
  ...(flavour === "xe" ? [{ module_srl: 49, module: "bodex", site_srl: 7, mid: "notice", browser_title: "지부" }] : []),
  {
    module_srl: 60,
    module: "board",
    site_srl: 7,
    mid: flavour === "xe" ? "free" : "free_2",
    browser_title: "지부 게시판",
  },
];

const settings: Line[] = [
  { module_srl: 52, name: "consultation", value: "Y" },
  { module_srl: 53, name: "default_style", value: "gallery" },
  { module_srl: 56, name: "page_type", value: "ARTICLE" },
  { module_srl: 56, name: "document_srl", value: "900" },
  { module_srl: 57, name: "page_type", value: "OUTSIDE" },
];

const grants: Line[] = [
  { module_srl: 50, name: "write_document", group_srl: 1 },
  { module_srl: 54, name: "access", group_srl: 3 },
  { module_srl: 54, name: "write_document", group_srl: 3 },
  { module_srl: 52, name: "write_document", group_srl: -1 },
  { module_srl: 61, name: "access", group_srl: 3 },
  { module_srl: 62, name: "access", group_srl: -1 },
];

/** Two megabytes of a text, nearly all of it a picture that its editor wrote into it. */
async function longText(): Promise<string> {
  const picture = await quarters(1200, 900).png({ compressionLevel: 0 }).toBuffer();
  return `<p>긴 글입니다.</p><p><img src="data:image/png;base64,${picture.toString("base64")}"></p>`;
}

const point = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

const tangled = (address: string) => `<div onclick="alert(1)"><p>첫 줄<script>alert(2)</script></p>
<p><img src="files/attach/images/51/004/001/drawing.png" alt="용" editor_component="image_link"></p>
<p><img src="${address}/files/attach/images/51/004/001/far.png"><img src="./files/attach/images/51/004/001/missing.png"></p>
<p><img src="${point}" data-original="./files/attach/images/51/004/001/lazy.png"><img src="http://elsewhere.example/a.gif"></p>
<table border=1><tr><td>회비</td><td>3만 원</td></tr></table>
<img src="./common/tpl/images/blank.gif" editor_component="multimedia_link" multimedia_src="http://www.youtube.com/v/dQw4w9WgXcQ" width="400" />
<img editor_component="poll_maker" poll_srl="77"><img src="./modules/editor/components/emoticon/tpl/images/msn/smile.gif" editor_component="emoticon" alt="^^">
<p><a href="./index.php?mid=notice&amp;document_srl=1002">공지</a> <a href="${address}/notice/1001">첫 공지</a> <a href="./77777">없는 글</a>
<a href="./?module=file&amp;act=procFileDownload&amp;file_srl=3002&amp;sid=0123">양식</a> <a href="http://other.example/">남의 것</a></p>
<iframe src="https://maps.example/"></iframe><p>끝`;

const kim = { member_srl: 101, user_id: "kim", user_name: "김금산", nick_name: "금산" };
const park = { member_srl: 103, user_id: "park", user_name: "박채운", nick_name: "담묵" };
const admin = { member_srl: 4, user_id: "admin", user_name: "최고관리자", nick_name: "최고관리자" };

const document = (document_srl: number, module_srl: number, row: Line): Line => ({
  document_srl,
  module_srl,
  list_order: -document_srl,
  regdate: "20130201120000",
  last_update: "20140101000000",
  content: "<p>글</p>",
  ...row,
});

async function documents(flavour: Flavour): Promise<Line[]> {
  const anonymous = { member_srl: -101, nick_name: "익명_1", user_name: "익명_1" };
  return [
    document(900, 56, { title: "회칙", content: "<p>제1조</p>", ...admin }),
    document(901, 55, { title: "", content: "<h2>인사말</h2><p>어서 오십시오.</p>", ...admin }),
    document(1001, 50, { title: "첫 공지 &lt;필독&gt;", content: "<p>첫 줄</p>", readed_count: 321, ...admin }),
    document(1002, 50, { title: "꼭 읽어 주세요", is_notice: "Y", readed_count: 10, voted_count: 2, ...admin }),
    document(1003, 51, { title: "손님의 글", member_srl: 0, nick_name: "지나가던 이", category_srl: 71 }),
    document(1004, 51, { title: "얽힌 글", content: tangled(rhymixAddress[flavour]), category_srl: 70, ...kim }),
    document(1005, 51, { title: "이름 없는 글", ...anonymous }),
    document(1006, 51, { title: "비밀글", content: "<p>남이 볼 수 없는 말</p>", status: "SECRET", ...kim }),
    document(1007, 51, {
      title: "",
      content: "<p>&nbsp;</p>",
      regdate: "20131345000000",
      member_srl: 105,
      nick_name: "떠남",
    }),
    document(1008, 51, { title: "긴 글", content: await longText(), member_srl: 999, nick_name: "지워진 이" }),
    document(1009, 51, { title: flavour === "rhymix" ? "그림문자 😀" : "그림문자", ...kim }),
    document(1010, 51, { title: "쓰다 만 글", status: "TEMP", ...kim }),
    document(1011, 53, { title: "개막식", content: "<p>사진</p>", ...kim }),
    document(1012, 54, { title: "회의록", content: "<p>임원만</p>", ...park }),
    document(1013, 52, { title: "몰래 묻습니다", content: "<p>사적인 말</p>", ...kim }),
    document(1014, 52, { title: "상담 안내", is_notice: "Y", ...admin }),
    document(1015, 58, { title: "시험", ...kim }),
    document(1016, 59, { title: "옛글", ...kim }),
    document(1017, 60, { title: "지부의 글", ...kim }),
    document(1018, 0, { title: "버린 글", ...kim }),
  ];
}

const file = (file_srl: number, target: number, row: Line): Line => ({ file_srl, upload_target_srl: target, ...row });

const files: Line[] = [
  file(3001, 1004, {
    source_filename: "용.png",
    uploaded_filename: "./files/attach/images/51/004/001/drawing.png",
    direct_download: "Y",
  }),
  file(3002, 1004, {
    source_filename: "신청 양식.hwp",
    uploaded_filename: "./files/attach/binaries/51/004/001/0a1b2c",
    download_count: 7,
  }),
  file(3003, 1004, { source_filename: "없어진 것.pdf", uploaded_filename: "./files/attach/binaries/51/004/001/lost" }),
  file(3004, 1004, { source_filename: "옛 문서.doc", uploaded_filename: "./files/attach/binaries/51/004/001/letter" }),
  file(3005, 2001, { source_filename: "포스터.pdf", uploaded_filename: "files/attach/binaries/51/001/002/poster" }),
  file(3010, 2001, {
    source_filename: "답.png",
    uploaded_filename: "./files/attach/images/51/001/002/reply.png",
    direct_download: "Y",
  }),
  file(3011, 900, { source_filename: "회칙.pdf", uploaded_filename: "./files/attach/binaries/56/900/rule" }),
  file(3006, 2004, { source_filename: "둘만의.pdf", uploaded_filename: "files/attach/binaries/51/004/002/secret" }),
  file(3012, 2025, { source_filename: "감춘.pdf", uploaded_filename: "files/attach/binaries/51/004/002/secret" }),
  file(3007, 0, { source_filename: "남은.pdf", uploaded_filename: "files/attach/binaries/51/000/left", isvalid: "N" }),
  file(3008, 1011, {
    source_filename: "a.jpg",
    uploaded_filename: "./files/attach/images/53/011/001/open_a.jpg",
    direct_download: "Y",
  }),
  file(3009, 1011, {
    source_filename: "b.jpg",
    uploaded_filename: "./files/attach/images/53/011/001/broken.jpg",
    direct_download: "Y",
  }),
];

const vote = (document_srl: number, member_srl: number, value: number): Line => ({
  document_srl,
  member_srl,
  point: value,
  regdate: "20130505000000",
});

/** A site of Rhymix or XE with every trap that its years have laid, as statements for an empty database. */
export async function rhymixSql(flavour: Flavour): Promise<string> {
  const { comments, threads } = rhymixComments;
  const rows: [table: string, rows: readonly Line[]][] = [
    ["member", members(flavour)],
    ["member_group", groups],
    [
      "member_group_member",
      [
        { group_srl: 2, member_srl: 101 },
        { group_srl: 4, member_srl: 103 },
        { group_srl: 3, member_srl: 103 },
      ],
    ],
    ["member_message", [{ message_srl: 1, content: "쪽지" }]],
    ["modules", modules(flavour)],
    ["module_extra_vars", settings],
    ["module_grants", grants],
    ["lang", [{ name: "userLang1", lang_code: "ko", value: "자유게시판" }]],
    ["trash", [{ trash_srl: 1, title: "버린 글", serialized_object: "O:8:stdClass" }]],
    ["documents", await documents(flavour)],
    [
      "document_categories",
      [
        { category_srl: 70, module_srl: 51, title: "안내", list_order: 70 },
        { category_srl: 71, module_srl: 51, title: "후기", list_order: 71 },
      ],
    ],
    ["document_aliases", [{ alias_srl: 1, module_srl: 50, document_srl: 1002, alias_title: "꼭-읽어" }]],
    ["document_voted_log", [vote(1002, 101, 1), vote(1002, 105, 1), vote(1002, 102, -1)]],
    ["document_extra_keys", [{ module_srl: 53, var_idx: 1, var_name: "장소", var_type: "text" }]],
    [
      "document_extra_vars",
      [{ module_srl: 53, document_srl: 1011, var_idx: 1, lang_code: "ko", value: "금산 & 논산" }],
    ],
    ["comments", comments],
    ["comments_list", threads],
    ["files", files],
  ];
  return [rhymixTables(flavour), ...rows.map(([table, own]) => insertInto(prefixOf[flavour] + table, own))].join("\n");
}

/** Its folder `files`. */
export const rhymixFiles = async (): Promise<Record<string, Uint8Array | string>> => ({
  "attach/images/51/004/001/drawing.png": await quarters(300, 200).png().toBuffer(),
  "attach/images/51/004/001/far.png": await quarters(200, 200).png().toBuffer(),
  "attach/images/51/004/001/lazy.png": await quarters(100, 200).png().toBuffer(),
  "attach/images/51/001/002/reply.png": await quarters(100, 100).png().toBuffer(),
  "attach/binaries/51/004/001/0a1b2c": hwpOf(),
  "attach/binaries/51/004/001/letter": Buffer.from("d0cf11e0a1b11ae1", "hex"),
  "attach/binaries/51/001/002/poster": pdfOf({ line: "Poster" }),
  "attach/binaries/51/004/002/secret": pdfOf({ line: "Secret" }),
  "attach/images/53/011/001/open_a.jpg": await quarters().jpeg().toBuffer(),
  "attach/images/53/011/001/broken.jpg": "no picture",
  "member_extra_info/profile_image/101/101.jpg": await quarters(80, 80).jpeg().toBuffer(),
});
