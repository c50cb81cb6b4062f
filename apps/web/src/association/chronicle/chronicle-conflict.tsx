import type { ChronicleEntry } from "@bulmo/contracts/chronicle";
import { Button } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useEffect, useId, useRef } from "react";
import { indexesOnlyIn } from "./draft.ts";
import * as styles from "./chronicle-conflict.css.ts";

type ChronicleConflictProps = {
  /** Whether one's own list was to be saved, or an earlier one to be restored. */
  act: "save" | "restore";
  mine: readonly ChronicleEntry[];
  current: readonly ChronicleEntry[];
  busy: boolean;
  onSaveMine: () => void;
  onTakeCurrent: () => void;
  onDismiss: () => void;
};

const words = {
  save: {
    mine: "내 목록",
    keep: "내 목록으로 저장",
    lead: "수정하시는 동안 다른 관리자가 이 목록을 저장했습니다. 두 목록을 비교하신 뒤 남길 목록을 골라 주세요.",
    taking: "다른 관리자가 저장한 목록을 보여 드립니다. 입력하신 내용은 저장되지 않고 사라집니다.",
    overwriting: "다른 관리자가 저장한 목록을 입력하신 목록으로 바꿉니다. 다른 관리자가 고친 내용은 사라집니다.",
  },
  restore: {
    mine: "되살릴 목록",
    keep: "이 판으로 되살리기",
    lead: "판을 되살리시는 동안 다른 관리자가 이 목록을 저장했습니다. 두 목록을 비교하신 뒤 남길 목록을 골라 주세요.",
    taking: "판을 되살리지 않고 다른 관리자가 저장한 목록을 보여 드립니다.",
    overwriting: "다른 관리자가 저장한 목록을 되살릴 목록으로 바꿉니다. 다른 관리자가 고친 내용은 사라집니다.",
  },
} as const;

/** Somebody else saved meanwhile: both lists side by side, and the choice between them. */
export function ChronicleConflict({
  act,
  mine,
  current,
  busy,
  onSaveMine,
  onTakeCurrent,
  onDismiss,
}: ChronicleConflictProps) {
  const { confirm } = useDialog();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { mine: mineLabel, keep: confirmLabel, overwriting: message, lead, taking } = words[act];
  const takeCurrent = async () => {
    if (await confirm({ message: taking, confirmLabel: "목록 보기", danger: true })) onTakeCurrent();
  };
  const saveMine = async () => {
    if (await confirm({ message, confirmLabel, danger: true })) onSaveMine();
  };
  return (
    <section className={styles.panel} aria-busy={busy}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        다른 관리자가 먼저 저장했습니다
      </h2>
      <p className={styles.lead}>{lead} 한쪽에만 있는 항목에는 표시가 있습니다.</p>
      <div className={styles.actions}>
        <Button busy={busy} onClick={() => void saveMine()}>
          {confirmLabel}
        </Button>
        <Button disabled={busy} onClick={() => void takeCurrent()}>
          다른 관리자의 목록 보기
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onDismiss}>
          계속 수정
        </Button>
      </div>
      <div className={styles.lists}>
        <Side name={mineLabel} list={mine} other={current} />
        <Side name="다른 관리자의 목록" list={current} other={mine} />
      </div>
    </section>
  );
}

type SideProps = { name: string; list: readonly ChronicleEntry[]; other: readonly ChronicleEntry[] };

function Side({ name, list, other }: SideProps) {
  const id = useId();
  const own = indexesOnlyIn(list, other);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        {name} <span className={styles.count}>{list.length}개</span>
      </h3>
      <ol className={styles.entries}>
        {list.map(({ index, year, date, title }, place) => (
          <li key={index} className={own.has(place) ? `${styles.entry} ${styles.own}` : styles.entry}>
            <span className={styles.when}>{[year, date].filter(Boolean).join(" ")}</span>
            <span>
              {title}
              {own.has(place) && <span className={styles.tag}>이 목록에만 있음</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
