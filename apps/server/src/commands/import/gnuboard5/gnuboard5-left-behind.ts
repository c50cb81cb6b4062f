import type { LeftBehind } from "../old-site.ts";
import { numberOf, textOf } from "../mysql/row.ts";
import type { Source } from "./gnuboard5-source.ts";

/** What this site has no place for, by its table. */
const kinds: [table: string, what: string, why: string][] = [
  ["memo", "쪽지", "회원끼리 주고받은 사적인 글이라 옮기지 않습니다."],
  ["point", "포인트 내역", "이 누리집에는 포인트가 없습니다."],
  ["scrap", "스크랩", "이 누리집에는 스크랩이 없습니다."],
  ["poll", "설문 조사", "이 누리집에는 설문이 없습니다."],
  ["new_win", "팝업", "지나간 알림이라 옮기지 않습니다."],
  ["member_social_profiles", "소셜 로그인 연결", "비밀번호가 없는 회원은 비밀번호 찾기로 새로 정합니다."],
  ["visit", "방문 기록", "이 누리집은 방문한 사람을 적지 않습니다."],
  ["group_member", "게시판 그룹의 접근 회원", "회원 등급으로 바꾸어 다시 정해 주십시오."],
];

/** What a member told of themselves, or was told of them, that has no field here. */
const ofMembers: [column: string, what: string][] = [
  ["mb_tel", "회원의 전화번호"],
  ["mb_hp", "회원의 휴대전화 번호"],
  ["mb_birth", "회원의 생년월일"],
  ["mb_profile", "회원의 자기소개"],
  ["mb_signature", "회원의 서명"],
  ["mb_memo", "회원에 대한 관리자 메모"],
  ...numbered("mb_", "회원의 여분 필드"),
];

/** What an association had of its own beside what Gnuboard asks, in ten fields of each. */
function numbered(stem: string, what: string): [string, string][] {
  return Array.from({ length: 10 }, (_, place) => [`${stem}${place + 1}`, `${what} ${place + 1}`]);
}

const ofPrograms =
  "게시판 스킨이 쓰던 값이라 그 뜻을 알 수 없습니다. 필요하면 옛 데이터베이스에서 표로 내려받아 보관하십시오.";

const noField = "회원 정보에 적을 칸이 없습니다. 필요하면 옛 데이터베이스에서 표로 내려받아 보관하십시오.";

type Counting = { table: string; columns: readonly [column: string, what: string][]; why: string };

/** In how many rows of a table something stands in each of these columns, in one question. */
async function countColumns({ database }: Source, { table, columns, why }: Counting): Promise<LeftBehind[]> {
  const rows = await database.all(`show columns from ${table}`);
  const names = new Set(rows.map((row) => textOf(row, "Field")));
  const there = columns.filter(([column]) => names.has(column));
  if (there.length === 0) return [];
  const sums = there.map(([column]) => `sum(trim(${column}) <> '') as ${column}`).join(", ");
  const [row = {}] = await database.all(`select ${sums} from ${table}`);
  return there.map(([column, what]) => ({ what, count: numberOf(row, column), why })).filter(({ count }) => count > 0);
}

const countMembers = (source: Source): Promise<LeftBehind[]> =>
  countColumns(source, { table: source.tables.of("member"), columns: ofMembers, why: noField });

/** What posts had in fields of their board's own. */
async function countFields(source: Source): Promise<LeftBehind[]> {
  const { database, tables, prefix } = source;
  const found: LeftBehind[] = [];
  for (const board of await database.all(`select bo_table, bo_subject from ${tables.of("board")} order by bo_table`)) {
    const name = textOf(board, "bo_table");
    if (!(await database.hasTable(`${prefix}write_${name}`))) continue;
    const columns = numbered("wr_", `${textOf(board, "bo_subject")}의 여분 필드`);
    found.push(...(await countColumns(source, { table: tables.written(name), columns, why: ofPrograms })));
  }
  return found;
}

const ofQuestions = async (source: Source): Promise<LeftBehind[]> =>
  (await source.database.hasTable(`${source.prefix}qa_content`))
    ? countColumns(source, {
        table: source.tables.of("qa_content"),
        columns: [["qa_category", "1:1 문의의 분류"]],
        why: "질문과 답변에는 비밀 질문의 분류가 없습니다.",
      })
    : [];

export async function countLeftBehind(source: Source): Promise<LeftBehind[]> {
  const { database, tables, prefix } = source;
  const found = [...(await countMembers(source)), ...(await countFields(source)), ...(await ofQuestions(source))];
  for (const [table, what, why] of kinds) {
    if (!(await database.hasTable(prefix + table))) continue;
    const [row = {}] = await database.all(`select count(*) as number from ${tables.of(table)}`);
    const count = numberOf(row, "number");
    if (count > 0) found.push({ what, count, why });
  }
  return found;
}
