import { BusyState, ErrorState } from "@bulmo/ui/state";
import { type Ref, useCallback, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { reloadPage } from "../../parts/form/reload-page.ts";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import * as styles from "./editor-field.css.ts";
import type { EditorHandle, RichTextEditorProps } from "./rich-text-editor.tsx";

export type EditorFieldHandle = {
  /** Takes the focus to the text and says beside it what is wrong, until it is changed. */
  showError: (sentence: string) => void;
};

type EditorFieldProps = {
  placeholder: string;
  /** What is there when it opens, the next time when `round` is another. */
  html: string;
  round: number;
  onChange: (read: () => string) => void;
  /** Hears of files that are no part of a text, the same at each drawing. */
  onAttach: (files: readonly File[]) => void;
  ref: Ref<EditorFieldHandle>;
};

/** The text of a post as a field of its form, with its name, its error, and how to get out of it by keys. */
export function EditorField({ round, onChange, ref, ...rest }: EditorFieldProps) {
  const editor = useRef<EditorHandle>(null);
  const [error, setError] = useState<string | null>(null);
  const [hintId, errorId] = [useId(), useId()];
  const focus = () => editor.current?.focus();
  const showError = (sentence: string) => {
    setError(sentence);
    focus();
  };
  useImperativeHandle(ref, () => ({ showError }), []);
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

/** The server never writes, and does without BlockNote. */
const richTextEditor = lazyPart(
  import.meta.env.SSR
    ? () => Promise.reject(new Error("no editor"))
    : async () => (await import("./rich-text-editor.tsx")).RichTextEditor,
);

/** The editor, brought along only where one writes. */
function Editor(props: RichTextEditorProps) {
  const { Loaded, isLoading, failures, load } = useLazy(richTextEditor);
  useEffect(() => void load(), [load]);
  if (Loaded) return <Loaded {...props} />;
  if (isLoading || failures === 0)
    return (
      <div className={styles.waiting}>
        <BusyState>글 도구를 불러오는 중입니다.</BusyState>
      </div>
    );
  if (failures === 1) return <ErrorState onRetry={() => void load()}>글 도구를 불러오지 못했습니다.</ErrorState>;
  return (
    <ErrorState onRetry={reloadPage} retryLabel="새로 고침">
      글 도구를 불러오지 못했습니다. 페이지를 새로 고쳐 주세요. 쓰시던 글은 초안으로 남아 있습니다.
    </ErrorState>
  );
}
