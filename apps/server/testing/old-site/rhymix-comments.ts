type Row = Record<string, string | number>;

type Written = { on?: number; module?: number; parent?: number; head?: number; depth?: number } & Row;

const kim = { member_srl: 101, user_name: "김금산", nick_name: "금산" };
const park = { member_srl: 103, user_name: "박채운", nick_name: "담묵" };
const admin = { member_srl: 4, user_name: "최고관리자", nick_name: "최고관리자" };
const guest = { member_srl: 0, user_name: "손님", nick_name: "손님" };

/** A comment and its place in the list of its post's; no `head` where that list has lost it. */
function comment(comment_srl: number, { on = 1004, module = 51, parent = 0, head, depth = 0, ...row }: Written) {
  const place = { comment_srl, document_srl: on, module_srl: module };
  return {
    row: { ...place, parent_srl: parent, regdate: "20130301000000", content: "<p>댓글</p>", ...row } as Row,
    place: head === undefined ? [] : [{ ...place, head, arrange: comment_srl, depth } as Row],
  };
}

const all = [
  comment(2001, { head: 2001, content: "<p>첫 댓글<br>둘째 줄</p>", ...park }),
  comment(2002, { head: 2001, parent: 2001, depth: 1, content: "<p>대댓글</p>", ...guest }),
  comment(2003, { head: 2001, parent: 2002, depth: 2, content: "대대댓글 &amp; 끝", ...kim }),
  comment(2008, { parent: 2001, content: "<p>목록에서 빠진 대댓글</p>", ...kim }),
  comment(2004, { head: 2004, is_secret: "Y", content: "<p>둘만의 말</p>", ...kim }),
  comment(2005, { head: 2005, status: 7, content: "", ...kim }),
  comment(2006, { head: 2005, parent: 2005, depth: 1, content: "<p>지워진 말의 답</p>", ...park }),
  comment(2007, { head: 2007, status: 0, content: "<p>승인을 기다리는 말</p>", ...guest }),
  // Postponed, censored, censored by an administrator, and private.
  ...[3, 5, 6, 10].map((status) =>
    comment(2020 + status, { on: 1001, module: 50, head: 2020 + status, status, content: "<p>감춘 말</p>", ...park }),
  ),
  comment(2009, { on: 1001, module: 50, head: 2009, content: "<p>잘 보았습니다</p>", ...kim }),
  comment(2010, { on: 5555, head: 2010, content: "<p>글이 없는 댓글</p>", ...kim }),
  comment(2012, { on: 900, module: 56, head: 2012, content: "<p>페이지의 댓글</p>", ...kim }),
  comment(2011, { on: 1013, module: 52, head: 2011, content: "<p>답해 드립니다</p>", ...admin }),
];

export const rhymixComments = { comments: all.map(({ row }) => row), threads: all.flatMap(({ place }) => place) };
