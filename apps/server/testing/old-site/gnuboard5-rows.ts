import { quarters } from "@bulmo/testing/honest-pictures";

export type Line = Record<string, string | number | Uint8Array>;

/** 가나다 in EUC-KR, as an old table that says latin1 has it. */
const euckr = Buffer.from("b0a1b3aab4d9", "hex");

export const oldSiteAddress = "https://old.example";

/** Rows of posts; those without a number are the oldest first. */
const posts = (rows: readonly Line[]) =>
  rows.map((row, place): Line => ({
    wr_id: place + 1,
    wr_num: -(place + 1),
    wr_parent: place + 1,
    wr_datetime: `2013-0${(place % 9) + 1}-01 12:00:00`,
    wr_last: "2014-01-01 00:00:00",
    ...row,
  }));

const comment = (row: Line): Line => ({ wr_is_comment: 1, wr_num: 0, wr_datetime: "2013-02-01 00:00:00", ...row });

/** Two megabytes of a text, nearly all of it a picture that its editor wrote into it. */
async function longText(): Promise<string> {
  const picture = await quarters(1200, 900).png({ compressionLevel: 0 }).toBuffer();
  return `<p>긴 글입니다.</p><p><img src="data:image/png;base64,${picture.toString("base64")}"></p>`;
}

const tangled = `<div onclick="alert(1)"><p>첫 줄<script>alert(2)</script></p>
<p><img src="${oldSiteAddress}/data/editor/1301/drawing.png" alt="용"></p>
<p><img src="/data/editor/1301/missing.png"><img src="http://elsewhere.example/a.gif"></p>
<table border=1><tr><td>회비</td><td rowspan="3">3만 원</td></tr></table>
<p><a href="/bbs/board.php?bo_table=notice&amp;wr_id=2">공지</a> <a href="./board.php?bo_table=free&amp;wr_id=77">없는 글</a>
<a href="${oldSiteAddress}/data/file/free/form_x.hwp">양식</a> <a href="http://other.example/">남의 것</a></p>
<embed src="http://www.youtube.com/v/dQw4w9WgXcQ"><iframe src="https://maps.example/"></iframe><p>끝`;

/** Cells over one another, as people drew them by hand. */
const overlapping =
  '<p>고정된 글</p><p><img src="/data/editor/1301/drawing.png" alt="용"></p>' +
  '<table><tr><td>가</td><td rowspan="2">나</td></tr><tr><td colspan="2">다</td></tr></table>';

const notice: [string, Line[]] = [
  "notice",
  [
    ...posts([
      {
        wr_subject: "첫 공지",
        wr_content: "첫 줄\n둘째 줄\n\nhttps://example.org/a?b=1&c=2 참고",
        mb_id: "admin",
        wr_name: "최고관리자",
        wr_hit: 321,
      },
      {
        wr_subject: "꼭 읽어 주세요",
        wr_option: "html1",
        wr_content: overlapping,
        mb_id: "admin",
        wr_name: "최고관리자",
        wr_good: 2,
        wr_hit: 10,
      },
    ]),
    comment({ wr_id: 10, wr_parent: 1, wr_comment: 1, wr_content: "잘 보았습니다", mb_id: "kim", wr_name: "금산" }),
  ],
];

const freeComments: Line[] = [
  comment({ wr_id: 20, wr_parent: 2, wr_comment: 1, wr_content: "첫 댓글", mb_id: "park", wr_name: "담묵" }),
  comment({
    wr_id: 21,
    wr_parent: 2,
    wr_comment: 1,
    wr_comment_reply: "A",
    wr_content: "대댓글",
    wr_name: "손님",
  }),
  comment({
    wr_id: 22,
    wr_parent: 2,
    wr_comment: 1,
    wr_comment_reply: "AA",
    wr_content: "대대댓글",
    mb_id: "kim",
    wr_name: "금산",
  }),
  comment({
    wr_id: 23,
    wr_parent: 2,
    wr_comment: 2,
    wr_option: "secret",
    wr_content: "둘만의 말",
    mb_id: "kim",
    wr_name: "금산",
  }),
  comment({
    wr_id: 24,
    wr_parent: 99,
    wr_comment: 1,
    wr_content: "글이 없는 댓글",
    mb_id: "kim",
    wr_name: "금산",
  }),
];

const shortPosts: Line[] = [
  {
    wr_subject: "손님의 글",
    wr_content: "안녕하세요",
    wr_name: "지나가던 이",
    ca_name: "후기",
    wr_link1: "https://example.org/link",
    wr_2: "후원",
  },
  {
    wr_subject: "얽힌 글",
    wr_option: "html1",
    wr_content: tangled,
    mb_id: "kim",
    wr_name: "금산",
    wr_file: 4,
    wr_seo_title: "얽힌-글",
    ca_name: "안내",
  },
  {
    wr_subject: "비밀글",
    wr_option: "html1,secret",
    wr_content: "<p>남이 볼 수 없는 말</p>",
    mb_id: "kim",
    wr_name: "금산",
  },
  {
    wr_subject: "",
    wr_option: "html1",
    wr_content: "<p>&nbsp;</p>",
    mb_id: "gone",
    wr_name: "떠남",
    wr_datetime: "0000-00-00 00:00:00",
  },
];

const freePosts = async (): Promise<Line[]> => [
  ...shortPosts,
  {
    wr_subject: "긴 글",
    wr_option: "html1",
    wr_content: await longText(),
    mb_id: "erased",
    wr_name: "지워진 이",
  },
  {
    wr_subject: "그림문자 😀",
    wr_option: "html2",
    wr_content: "<b>굵게</b>\n둘째",
    mb_id: "kim",
    wr_name: "금산",
    wr_num: -6,
  },
  { wr_subject: "Re: 그림문자", wr_content: "답글", mb_id: "park", wr_name: "담묵", wr_num: -6, wr_reply: "A" },
];

const free = async (): Promise<[string, Line[]]> => ["free", [...posts(await freePosts()), ...freeComments]];

const qa: [string, Line[]] = [
  "qa",
  posts([
    { wr_subject: "언제 만나나요", wr_content: "모임은 언제입니까?", mb_id: "kim", wr_name: "금산", wr_num: -1 },
    {
      wr_subject: "Re: 언제 만나나요",
      wr_content: "토요일입니다.",
      mb_id: "admin",
      wr_name: "최고관리자",
      wr_num: -1,
      wr_reply: "A",
    },
    {
      wr_subject: "몰래 묻습니다",
      wr_option: "secret",
      wr_content: "비밀 질문",
      mb_id: "kim",
      wr_name: "금산",
      wr_num: -3,
    },
    {
      wr_subject: "Re: 몰래 묻습니다",
      wr_option: "secret",
      wr_content: "비밀 답변",
      mb_id: "admin",
      wr_name: "최고관리자",
      wr_num: -3,
      wr_reply: "A",
    },
  ]),
];

const gallery: [string, Line[]] = [
  "gallery",
  posts([
    {
      wr_subject: "개막식",
      wr_option: "html1",
      wr_content: "<p>사진</p>",
      mb_id: "kim",
      wr_name: "금산",
      wr_file: 2,
    },
  ]),
];

const inner: [string, Line[]] = [
  "inner",
  posts([{ wr_subject: "회의록", wr_content: "임원만", mb_id: "park", wr_name: "담묵" }]),
];

const oldEuckr: [string, Line[]] = [
  "old_euckr",
  posts([
    { wr_subject: euckr, wr_content: Buffer.concat([euckr, Buffer.from(" <2003>")]), mb_id: "kim", wr_name: euckr },
  ]),
];

const test: [string, Line[]] = ["test", posts([{ wr_subject: "시험", wr_content: "시험", wr_name: "시험" }])];

/** What was written on each board, by its table. */
export const writtenRows = async (): Promise<[string, Line[]][]> => [
  notice,
  await free(),
  qa,
  gallery,
  inner,
  oldEuckr,
  test,
];
