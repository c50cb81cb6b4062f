import { TextLink } from "@bulmo/ui/link";
import { Link } from "@tanstack/react-router";
import type { MemberSearch } from "./member-search.ts";
import * as styles from "./member-list.css.ts";

type DormantAccountsProps = { search: MemberSearch; count: number };

/** The way to the accounts that are put aside, where there are some, and back (DAY-10). */
export function DormantAccounts({ search: { search, grade, standing }, count }: DormantAccountsProps) {
  if (standing === "dormant") {
    return (
      <p className={styles.aside}>
        1년 넘게 쓰지 않아 휴면으로 바뀐 계정입니다. 회원이 로그인하면서 해제하거나 관리자가 활동을 재개할 수 있습니다.{" "}
        <TextLink asChild>
          <Link to="/admin/member-manage/list" search={{ search, grade }}>
            회원 목록 보기
          </Link>
        </TextLink>
      </p>
    );
  }
  if (count === 0) return null;
  return (
    <p className={styles.aside}>
      <TextLink asChild>
        <Link to="/admin/member-manage/list" search={{ search, grade, standing: "dormant" }}>
          휴면 계정 {count.toLocaleString("ko-KR")}개 보기
        </Link>
      </TextLink>
    </p>
  );
}
