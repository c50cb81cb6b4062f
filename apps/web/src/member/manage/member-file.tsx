import type { User } from "@bulmo/contracts/user";
import { Button } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/use-dialog";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import { Portrait } from "../photo/portrait.tsx";
import { GradeSelect } from "./grade-select.tsx";
import { MemberAccess, useMemberAccount } from "./member-access.tsx";
import * as styles from "./member-file.css.ts";
import { useGoHome } from "./use-go-home.ts";
import { useMemberGrades } from "./use-member-grades.ts";
import { useAccountStatus } from "./use-account-status.ts";

type MemberFileProps = { member: User; onMoved: (email: string) => void; onRemoved: () => void };

/** What is known of a member, to be read and put right, and what can be done with the account. */
export function MemberFile({ member, onMoved, onRemoved }: MemberFileProps) {
  const { isOpening, Editor, open, close, opener } = useCorrecting();
  const correct = (corrected?: User) => {
    close();
    if (corrected && corrected.email !== member.email) onMoved(corrected.email);
  };
  const accountQuery = useMemberAccount(member);
  if (Editor) return <Editor member={member} onDone={correct} />;
  return (
    <article className={styles.file}>
      <Head member={member} isDormant={typeof accountQuery.data?.dormantSince === "string"} />
      <Facts member={member} />
      <Standing member={member} />
      <MemberButtons
        member={member}
        // Administrators look after their own.
        correcting={accountQuery.data?.isAdmin ? null : { isOpening, open }}
        opener={opener}
        onRemoved={onRemoved}
      />
      <MemberAccess member={member} accountQuery={accountQuery} />
    </article>
  );
}

/** The form brings its rules along when it is asked for. */
const correctionForm = lazyPart(async () => (await import("./correction-form.tsx")).CorrectionForm);

function useCorrecting() {
  const { notice } = useDialog();
  const opener = useRef<HTMLButtonElement>(null);
  const { Loaded, isLoading: isOpening, load } = useLazy(correctionForm);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    const outcome = await load();
    if (outcome === "loaded") setOpen(true);
    if (outcome === "failed")
      await notice("수정 화면을 불러오지 못했습니다. 연결 상태를 확인하신 뒤 다시 시도해 주세요.");
  };
  const close = () => {
    // The button is there again before it gets the focus.
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  return { isOpening, Editor: isOpen ? Loaded : undefined, open, close, opener };
}

const stateOf = ({ isActive }: User, isDormant: boolean) => {
  if (isActive) return "활동 중";
  return isDormant ? "휴면" : "활동 정지 중";
};

const Head = ({ member, isDormant }: { member: User; isDormant: boolean }) => (
  <div className={styles.head}>
    <Portrait url={member.profile} />
    <div>
      <h2 className={styles.name}>{member.name}</h2>
      <p>{member.role}</p>
      <p className={member.isActive ? styles.quiet : styles.suspended}>{stateOf(member, isDormant)}</p>
    </div>
  </div>
);

type MemberButtonsProps = {
  member: User;
  correcting: { isOpening: boolean; open: () => Promise<void> } | null;
  /** What opens the form. */
  opener: RefObject<HTMLButtonElement | null>;
  onRemoved: () => void;
};

function MemberButtons({ member, correcting, opener, onRemoved }: MemberButtonsProps) {
  const { toggle, remove, isBusy: isBusyWith } = useAccountStatus(useGoHome());
  const isBusy = isBusyWith(member._id);
  const removeAndGo = async () => {
    if (await remove(member)) onRemoved();
  };
  return (
    <div className={styles.actions}>
      {correcting && (
        <Button ref={opener} busy={correcting.isOpening} onClick={() => void correcting.open()}>
          정보 수정
        </Button>
      )}
      <Button busy={isBusy} onClick={() => void toggle(member)}>
        {member.isActive ? "활동 정지" : "활동 재개"}
      </Button>
      <Button variant="danger" busy={isBusy} onClick={() => void removeAndGo()}>
        계정 삭제
      </Button>
    </div>
  );
}

/** The member's grade, where the association has grades. */
function Standing({ member }: { member: User }) {
  const giving = useMemberGrades();
  if (giving.grades.length === 0) return null;
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt className={styles.label}>회원 등급</dt>
        <dd className={styles.value}>
          <GradeSelect member={member} giving={giving} className={styles.grade} />
        </dd>
      </div>
    </dl>
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
