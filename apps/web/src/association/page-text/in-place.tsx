import { type ComponentProps, createElement, Fragment } from "react";
import { RubyText } from "../longform/ruby-text.tsx";
import { hasRuby } from "../longform/split-ruby.ts";
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
export function InPlace({ label, value, isLines = false, onWrite, onKeyDown, ...rest }: InPlaceProps) {
  const isRubied = hasRuby(value);
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
        value={value}
        onChange={({ target }) => onWrite(usable(target.value, isLines))}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          // One line is one line; while a syllable is composed, Enter only ends it.
          if (event.key === "Enter" && !isLines && !event.nativeEvent.isComposing) event.preventDefault();
        }}
      />
    </span>
  );
}

const asLine = (line: string) => (
  <span className={styles.line}>
    <RubyText>{line}</RubyText>
  </span>
);
