import { ConflictPanel, type ConflictWords } from "./conflict-panel.tsx";
import * as styles from "./field-conflict.css.ts";

/** What a field is called, and what each of the two says in it. */
export type ComparedField = { name: string; mine: string; theirs: string };

/** What another administrator saved, and how it differs from what was to be saved. */
export type FieldComparison<Standing> = { revision: number; theirs: Standing; fields: readonly ComparedField[] };

type FieldConflictProps<Standing> = {
  conflict: {
    current: FieldComparison<Standing> | null;
    keepMine: () => void;
    dismiss: () => void;
  };
  busy: boolean;
  /** Begins anew with theirs. */
  onTake: (theirs: Standing) => void;
};

const words: ConflictWords = {
  title: "그사이 다른 관리자가 먼저 저장했습니다",
  lead: "서로 다른 항목을 견주어 보시고 어느 것을 남길지 골라 주세요. 적으신 내용은 아래에 그대로 있습니다.",
  mine: {
    label: "내 것으로 저장",
    message: "저장되어 있는 것을 적으신 것으로 바꿉니다. 다른 관리자가 고친 내용은 사라집니다.",
    confirmLabel: "내 것으로 저장",
  },
  theirs: {
    label: "저장된 것 불러오기",
    message: "저장되어 있는 것을 불러옵니다. 적으신 내용은 저장되지 않고 사라집니다.",
    confirmLabel: "불러오기",
  },
};

/** What differs between a form and what another administrator saved meanwhile, field by field (NAV-31). */
export function FieldConflict<Standing>({ conflict, busy, onTake }: FieldConflictProps<Standing>) {
  const { current, keepMine, dismiss } = conflict;
  if (!current) return null;
  const differing = current.fields.filter(({ mine, theirs }) => mine !== theirs);
  return (
    <ConflictPanel
      words={words}
      current={current}
      busy={busy}
      onKeepMine={keepMine}
      onTakeCurrent={() => onTake(current.theirs)}
      onDismiss={dismiss}
    >
      {differing.length === 0 ? (
        <p>저장된 것과 적으신 것이 같습니다.</p>
      ) : (
        <div className={styles.fields}>
          {differing.map(({ name, mine, theirs }) => (
            <div key={name} className={styles.field}>
              <h3 className={styles.name}>{name}</h3>
              <dl className={styles.sides}>
                <Side name="내가 적은 것" value={mine} />
                <Side name="저장되어 있는 것" value={theirs} />
              </dl>
            </div>
          ))}
        </div>
      )}
    </ConflictPanel>
  );
}

const Side = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className={styles.side}>{name}</dt>
    <dd className={styles.value}>{value || "(비어 있음)"}</dd>
  </div>
);
