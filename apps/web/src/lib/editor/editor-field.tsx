import { type Ref, useId, useImperativeHandle, useRef } from "react";
import { Editor, type EditorHandle } from "./editor.tsx";
import * as styles from "./editor-field.css.ts";

type EditorFieldProps = {
  placeholder: string;
  /** What is there when it opens, the next time when `round` is another. */
  html: string;
  round: number;
  onChange: (read: () => string) => void;
  ref: Ref<EditorHandle>;
};

/** The text of a post as a field of its form, with its name and how to get out of it by keys. */
export function EditorField({ round, ref, ...rest }: EditorFieldProps) {
  const editor = useRef<EditorHandle>(null);
  const hint = useId();
  const focus = () => editor.current?.focus();
  useImperativeHandle(ref, () => ({ focus }), []);
  return (
    <div className={styles.field}>
      <span className={styles.label} onClick={focus} aria-hidden="true">
        내용 <span className={styles.required}>*</span>
      </span>
      <Editor key={round} ref={editor} label="내용" describedBy={hint} {...rest} />
      <p id={hint} className={styles.hint}>
        목록에서는 Tab 키로 한 단계 들여 쓰고, Esc 키를 누른 뒤 Tab 키로 다음 항목으로 넘어갑니다.
      </p>
    </div>
  );
}
