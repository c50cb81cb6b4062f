import { type Ref, useCallback, useId, useImperativeHandle, useRef, useState } from "react";
import { Editor, type EditorHandle } from "./editor.tsx";
import * as styles from "./editor-field.css.ts";

export type EditorFieldHandle = {
  /** Takes the focus to the text and says beside it what is wrong, until it is changed. */
  complain: (sentence: string) => void;
};

type EditorFieldProps = {
  placeholder: string;
  /** What is there when it opens, the next time when `round` is another. */
  html: string;
  round: number;
  onChange: (read: () => string) => void;
  ref: Ref<EditorFieldHandle>;
};

/** The text of a post as a field of its form, with its name, its error, and how to get out of it by keys. */
export function EditorField({ round, onChange, ref, ...rest }: EditorFieldProps) {
  const editor = useRef<EditorHandle>(null);
  const [error, setError] = useState<string | null>(null);
  const [hintId, errorId] = [useId(), useId()];
  const focus = () => editor.current?.focus();
  const complain = (sentence: string) => {
    setError(sentence);
    focus();
  };
  useImperativeHandle(ref, () => ({ complain }), []);
  const change = useCallback(
    (read: () => string) => {
      setError(null);
      onChange(read);
    },
    [onChange],
  );
  return (
    <div className={styles.field}>
      <span className={styles.label} onClick={focus} aria-hidden="true">
        내용 <span className={styles.required}>*</span>
      </span>
      <Editor
        key={round}
        ref={editor}
        label="내용"
        required
        invalid={error !== null}
        describedBy={error === null ? hintId : `${errorId} ${hintId}`}
        onChange={change}
        {...rest}
      />
      <p id={hintId} className={styles.hint}>
        목록에서는 Tab 키로 한 단계 들여 쓰고, Esc 키를 누른 뒤 Tab 키로 다음 항목으로 넘어갑니다.
      </p>
      {error !== null && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
