import type { LeftBehind } from "../old-site.ts";
import { numberOf } from "../mysql/row.ts";
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

export async function countLeftBehind({ database, tables, prefix }: Source): Promise<LeftBehind[]> {
  const found: LeftBehind[] = [];
  for (const [table, what, why] of kinds) {
    if (!(await database.hasTable(prefix + table))) continue;
    const [row = {}] = await database.all(`select count(*) as number from ${tables.of(table)}`);
    const count = numberOf(row, "number");
    if (count > 0) found.push({ what, count, why });
  }
  return found;
}
