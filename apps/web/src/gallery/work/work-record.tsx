import type { PostDetail } from "@bulmo/contracts/post";
import { sizeOf } from "@bulmo/contracts/work-caption";
import { type WorkKind, workKinds, type WorkRight, workRights } from "@bulmo/contracts/work-choice";
import type { ReactNode } from "react";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { formatDated } from "./dated.ts";
import * as styles from "./work-record.css.ts";

/** What is known of a work, in the order of a museum's label; nothing where nothing is (WRK-02). */
export function WorkRecord({ post }: { post: PostDetail }) {
  const rows = rowsOf(post).filter(([, value]) => value);
  return (
    rows.length > 0 && (
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    )
  );
}

function rowsOf(post: PostDetail): [name: string, value: ReactNode][] {
  const { hanja, english, dated, kind, technique, holder, inscription, rights, credit } = post;
  return [
    ["한자 제목", hanja && <span lang="ko-Hani">{hanja}</span>],
    ["영문 제목", english && <span lang="en">{english}</span>],
    ["제작 시기", dated && formatDated(dated)],
    ["종류", kind && workKinds[kind as WorkKind].ko],
    ["재료와 기법", technique && keepTogether(technique)],
    ["크기", lengthsOf(post)],
    ["소장처", holder && keepTogether(holder)],
    ["화기", inscription && <span className={styles.inscription}>{inscription}</span>],
    ["이용 조건", rights && <Rights right={rights as WorkRight} />],
    ["출처 표기", credit && keepTogether(credit)],
  ];
}

function lengthsOf(post: PostDetail): string {
  const { height, width, depth } = post;
  const size = sizeOf(post);
  if (size) return `${size} cm`;
  return [height && `세로 ${height} cm`, width && `가로 ${width} cm`, depth && `깊이 ${depth} cm`]
    .filter(Boolean)
    .join(", ");
}

function Rights({ right }: { right: WorkRight }) {
  const { ko, uri } = workRights[right];
  return (
    <a href={uri} rel="license noopener">
      {ko}
    </a>
  );
}
