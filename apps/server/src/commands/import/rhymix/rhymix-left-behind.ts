import { numberOf } from "../mysql/row.ts";
import type { LeftBehind } from "../old-site.ts";
import { isComment, isOpenComment, isPost } from "./rhymix-board.ts";
import { readGroups } from "./rhymix-grant.ts";
import { countPages } from "./rhymix-page.ts";
import { marksFor, type Source } from "./rhymix-source.ts";

/** What this site has no place for, by its table. */
const kinds: [table: string, what: string, why: string][] = [
  ["trash", "휴지통의 글", "지운 글이라 옮기지 않습니다."],
  ["member_message", "쪽지", "회원끼리 주고받은 사적인 글이라 옮기지 않습니다."],
  ["point", "포인트", "이 누리집에는 포인트가 없습니다."],
  ["member_scrap", "스크랩", "이 누리집에는 스크랩이 없습니다."],
  ["poll", "설문 조사", "이 누리집에는 설문이 없습니다."],
  ["trackbacks", "트랙백", "이 누리집에는 트랙백이 없습니다."],
  ["editor_autosave", "임시 저장", "쓰다 만 글이라 옮기지 않습니다."],
];

type Counting = [what: string, sql: string, why: string, values?: readonly number[]];

async function ofWriting(source: Source): Promise<Counting[]> {
  const { of } = source;
  const [posts, comments] = [await isPost(source), await isComment(source)];
  const homeless = `from ${of("documents")} d left join ${of("modules")} m on m.module_srl = d.module_srl`;
  return [
    [
      "쓰다 말았거나 지운 글",
      `select count(*) as number ${homeless} where m.module_srl is not null and not (${posts})`,
      "공개된 적이 없거나 지운 글이라 옮기지 않습니다.",
    ],
    [
      "게시판이 없어진 글",
      `select count(*) as number ${homeless} where m.module_srl is null`,
      "휴지통의 글이거나, 게시판을 지울 때 남은 글입니다.",
    ],
    [
      "공개되지 않은 댓글",
      `select count(*) as number from ${of("comments")} c where not (${comments})`,
      "승인을 기다리거나 지운 댓글이라 옮기지 않습니다.",
    ],
    [
      "내용 페이지의 댓글과 게시판이 없어진 댓글",
      `select count(*) as number from ${of("comments")} c left join ${of("modules")} m on m.module_srl = c.module_srl
        where (m.module_srl is null or m.module = 'page') and ${comments}`,
      "댓글을 달 글이 없습니다.",
    ],
  ];
}

const ofFiles = ({ of }: Source, openComments: string): Counting[] => [
  [
    "내용 페이지의 첨부 파일",
    `select count(*) as number from ${of("files")} f join ${of("documents")} d on d.document_srl = f.upload_target_srl
        join ${of("modules")} m on m.module_srl = d.module_srl where m.module = 'page' and f.direct_download <> 'Y'`,
    "내용 페이지에는 첨부 파일이 없습니다. 필요한 것은 글로 올려 주십시오.",
  ],
  [
    "비밀이거나 공개되지 않은 댓글의 파일",
    `select count(*) as number from ${of("files")} f join ${of("comments")} c on c.comment_srl = f.upload_target_srl
        where not ${openComments}`,
    "아무나 볼 수 없던 파일이라 옮기지 않습니다.",
  ],
  [
    "글에 붙지 않은 파일",
    `select count(*) as number from ${of("files")} where isvalid <> 'Y'`,
    "글을 저장하지 않아 남은 파일입니다.",
  ],
];

/** A member has one grade here. */
async function ofGroups(source: Source): Promise<Counting[]> {
  const groups = [...(await readGroups(source)).values()]
    .filter(({ isDefault, isAdmin }) => !isDefault && !isAdmin)
    .map(({ srl }) => srl);
  if (groups.length === 0) return [];
  const several = `select member_srl from ${source.of("member_group_member")}
    where group_srl in (${marksFor(groups)}) group by member_srl having count(*) > 1`;
  const why = "회원 등급은 하나라서 게시판이 찾는 그룹을 먼저 골랐습니다. 회원 관리에서 살펴 주십시오.";
  return [["여러 그룹에 든 회원", `select count(*) as number from (${several}) several`, why, groups]];
}

export async function countLeftBehind(source: Source): Promise<LeftBehind[]> {
  const { database, of, has } = source;
  const all = [
    ...(await ofWriting(source)),
    ...ofFiles(source, await isOpenComment(source)),
    ...(await ofGroups(source)),
  ];
  for (const [table, what, why] of kinds)
    if (await has(table)) all.push([what, `select count(*) as number from ${of(table)}`, why]);
  const found: LeftBehind[] = [];
  for (const [what, sql, why, values = []] of all) {
    const [row = {}] = await database.all(sql, values);
    found.push({ what, count: numberOf(row, "number"), why });
  }
  const { outside, closed } = await countPages(source);
  found.push(
    { what: "외부 페이지", count: outside, why: "다른 프로그램이 그리던 페이지라 글이 없습니다." },
    { what: "정해진 사람만 보던 내용 페이지", count: closed, why: "아무나 볼 수 없던 페이지라 옮기지 않습니다." },
  );
  return found.filter(({ count }) => count > 0);
}
