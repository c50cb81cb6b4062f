import * as styles from "./clash-question.css.ts";

/** A field as it is called, and its value as one would read it. */
export type ReadField = { label: string; read: (value: unknown) => string };

type ClashQuestionProps = {
  /** What was edited, as "이 전시를". */
  what: string;
  fields: Readonly<Record<string, ReadField>>;
  clashes: readonly string[];
  theirs: object;
  own: object;
};

/** What two have made of the same, before one of them goes (NAV-31). */
export function ClashQuestion({ what, fields, clashes, theirs, own }: ClashQuestionProps) {
  const [meanwhile, written] = [theirs, own] as Readonly<Record<string, unknown>>[];
  return (
    <>
      <p>그사이 다른 관리자가 {what} 먼저 고쳤습니다. 내 것으로 저장하면 아래에 저장된 것은 사라집니다.</p>
      <dl className={styles.list}>
        {clashes.map((name) => {
          const { label = name, read = String } = fields[name] ?? {};
          return (
            <div key={name}>
              <dt className={styles.name}>{label}</dt>
              <dd>저장된 것: {read(meanwhile?.[name]) || "없음"}</dd>
              <dd>내 것: {read(written?.[name]) || "없음"}</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
