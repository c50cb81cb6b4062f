import type { User } from "@bulmo/contracts/user";
import { Button } from "@bulmo/ui/button";
import type { ReactNode } from "react";
import { Portrait } from "../photo/portrait.tsx";
import * as styles from "./member-file.css.ts";
import { useGoHome } from "./use-go-home.ts";
import { useAccountStatus } from "./use-account-status.ts";

/** What is known of a member, to be read, and what can be done with the account. */
export function MemberFile({ member, onRemoved }: { member: User; onRemoved: () => void }) {
  const { toggle, remove, isBusy: isBusyWith } = useAccountStatus(useGoHome());
  const isBusy = isBusyWith(member._id);
  const removeAndGo = async () => {
    if (await remove(member)) onRemoved();
  };
  return (
    <article className={styles.file}>
      <div className={styles.head}>
        <Portrait url={member.profile} />
        <div>
          <h2 className={styles.name}>{member.name}</h2>
          <p>{member.role}</p>
          <p className={member.isActive ? styles.quiet : styles.suspended}>
            {member.isActive ? "활동 중" : "활동 정지 중"}
          </p>
        </div>
      </div>
      <Facts member={member} />
      <div className={styles.actions}>
        <Button busy={isBusy} onClick={() => void toggle(member)}>
          {member.isActive ? "활동 정지" : "활동 재개"}
        </Button>
        <Button variant="danger" busy={isBusy} onClick={() => void removeAndGo()}>
          계정 삭제
        </Button>
      </div>
    </article>
  );
}

function Facts({ member }: { member: User }) {
  const { username, nickname, email, homepage, zonecode, address, detailAddress, career, activity } = member;
  return (
    <dl className={styles.facts}>
      <Fact label="아이디">{username}</Fact>
      <Fact label="닉네임">{nickname}</Fact>
      <Fact label="이메일">{email}</Fact>
      <Fact label="홈페이지">{homepage}</Fact>
      <Fact label="주소">{[zonecode && `(${zonecode})`, address, detailAddress].filter(Boolean).join(" ")}</Fact>
      <Fact label="경력">{career}</Fact>
      <Fact label="활동 사항">{activity}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children || <span className={styles.quiet}>없음</span>}</dd>
    </div>
  );
}
