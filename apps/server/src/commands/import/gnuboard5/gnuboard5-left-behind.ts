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
];

const noField = "회원 정보에 적을 칸이 없습니다. 필요하면 옛 데이터베이스에서 표로 내려받아 보관하십시오.";

async function countMembers({ database, tables }: Source): Promise<LeftBehind[]> {
  const columns = await database.all(`show columns from ${tables.of("member")}`);
  const there = new Set(columns.map((row) => textOf(row, "Field")));
  const found: LeftBehind[] = [];
  for (const [column, what] of ofMembers) {
    if (!there.has(column)) continue;
    const [row = {}] = await database.all(
      `select count(*) as number from ${tables.of("member")} where trim(${column}) <> ''`,
    );
    if (numberOf(row, "number") > 0) found.push({ what, count: numberOf(row, "number"), why: noField });
  }
  return found;
}

export async function countLeftBehind(source: Source): Promise<LeftBehind[]> {
  const { database, tables, prefix } = source;
  const found: LeftBehind[] = await countMembers(source);
  for (const [table, what, why] of kinds) {
    if (!(await database.hasTable(prefix + table))) continue;
    const [row = {}] = await database.all(`select count(*) as number from ${tables.of(table)}`);
    const count = numberOf(row, "number");
    if (count > 0) found.push({ what, count, why });
  }
  return found;
}
