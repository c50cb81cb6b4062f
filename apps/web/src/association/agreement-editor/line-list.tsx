import { type Dispatch, useLayoutEffect, useRef } from "react";
import { InPlace } from "../page-text/in-place.tsx";
import type { Editing, LineAction } from "./edit-lines.ts";
import { LineField } from "./line-field.tsx";
import * as styles from "./agreement-editor.css.ts";

type LineListProps = { editing: Editing; change: Dispatch<LineAction> };

/** The text while it is written: every line in its place and its type. */
export function LineList({ editing: { preface, lines, caret }, change }: LineListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!caret) return;
    const area = list.current?.querySelector(`[data-line="${caret.key}"]`)?.querySelector("textarea");
    area?.focus();
    area?.setSelectionRange(caret.at, caret.at);
  }, [caret]);
  return (
    <div ref={list} className={styles.lines}>
      <p className={styles.hint}>
        {
          "{사무국장}, {사무국장 전화}, {주소}, {대표 전화}처럼 적으시면, 읽는 분께는 지금의 이름과 번호, 주소가 보입니다."
        }
      </p>
      <InPlace label="머리말" value={preface} onWrite={(text) => change({ type: "preface", text })} />
      {lines.map((line, place) => (
        <LineField key={line.key} line={line} number={place + 1} change={change} />
      ))}
    </div>
  );
}
