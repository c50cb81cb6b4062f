import { type ComponentProps, createElement, Fragment, useId, useState } from "react";
import { RubyText } from "../longform/ruby-text.tsx";
import { hasRuby } from "../longform/split-ruby.ts";
import { brokenReading } from "./broken-reading.ts";
import { usable } from "./edited-text.ts";
import * as styles from "./in-place.css.ts";

type InPlaceProps = Omit<ComponentProps<"textarea">, "value" | "onChange" | "children"> & {
  label: string;
  value: string;
  /** Whether it may have several lines. */
  isLines?: boolean;
  onWrite: (value: string) => void;
};

/** Words that are written where they are read, in the type of what is around them. */
export function InPlace({ label, value, isLines = false, onWrite, onKeyDown, onBlur, ...rest }: InPlaceProps) {
  const isRubied = hasRuby(value);
  const noteId = useId();
  // One that is being written is not finished.
  const [isWriting, setWriting] = useState(false);
  const broken = isWriting ? "" : brokenReading(value);
  return (
    <span className={styles.field}>
      {isRubied && (
        <span className={styles.shown} aria-hidden="true">
          {isLines ? createElement(Fragment, null, ...value.split("\n").map(asLine)) : <RubyText>{value}</RubyText>}
        </span>
      )}
      <textarea
        rows={1}
        spellCheck={false}
        {...rest}
        aria-label={label}
        className={isRubied ? `${styles.area} ${styles.rubied}` : styles.area}
        aria-describedby={broken ? noteId : undefined}
        value={value}
        onChange={({ target }) => {
          setWriting(true);
          onWrite(usable(target.value, isLines));
        }}
        onBlur={(event) => {
          setWriting(false);
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          // One line is one line; while a syllable is composed, Enter only ends it.
          if (event.key === "Enter" && !isLines && !event.nativeEvent.isComposing) event.preventDefault();
        }}
      />
      {broken && (
        <span id={noteId} role="status" className={styles.broken}>
          ‘{broken}’에 한자의 음이 바르게 적히지 않아, 적으신 그대로 보입니다. 음은 {"{佛母|불모}"}처럼 적어 주세요.
        </span>
      )}
    </span>
  );
}

const asLine = (line: string) => (
  <span className={styles.line}>
    <RubyText>{line}</RubyText>
  </span>
);
