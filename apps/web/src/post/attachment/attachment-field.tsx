import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { type DragEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import { useFieldError } from "../../parts/form/use-field-error.ts";
import { type Attached, attachedIn, attachedText } from "./attached.ts";
import { acceptedFiles, takenKinds } from "./attachment-kind.ts";
import * as styles from "./attachment-field.css.ts";
import type { AttachmentRowsHandle } from "./attachment-rows.tsx";

export type AttachmentFieldHandle = {
  /** Files that were brought to another part of the form. */
  add: (files: readonly File[]) => void;
  /** Takes the focus there and says beside it what is wrong, until another file is added or one is taken out. */
  showError: (sentence: string) => void;
  /** Waits for the files on their way; answers whether all have arrived then. */
  finished: () => Promise<boolean>;
};

type AttachmentFieldProps = {
  /** As `attachedText` writes them. */
  initial: string;
  onChange: () => void;
  ref: Ref<AttachmentFieldHandle>;
};

/** What sends files and puts them in order comes with the first of them. */
const rows = lazyPart(
  import.meta.env.SSR
    ? () => Promise.reject(new Error("no files"))
    : async () => (await import("./attachment-rows.tsx")).AttachmentRows,
);

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** Files of a post: chosen or dropped, sent at once, put in order (ATT-01). The form reads those that have arrived. */
export function AttachmentField({ initial, onChange, ref }: AttachmentFieldProps) {
  const [labelId, hintId, errorId] = [useId(), useId(), useId()];
  const { issue, show, clear } = useFieldError<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const value = useRef<HTMLInputElement>(null);
  const list = useRef<AttachmentRowsHandle>(null);
  const [first, setFirst] = useState<readonly File[]>([]);
  const [isOver, setOver] = useState(false);
  const { Loaded: Rows, isLoading, failures, load } = useLazy(rows);
  const isWanted = initial !== "" || first.length > 0;
  useEffect(() => {
    if (isWanted) void load();
  }, [isWanted, load]);
  const change = (files: readonly Attached[]) => {
    // Read where the form is saved in the same moment, before anything is drawn anew.
    if (value.current) value.current.value = attachedText(files);
    clear();
    onChange();
  };
  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    clear();
    onChange();
    if (list.current) list.current.add(files);
    else setFirst((before) => [...before, ...files]);
  };
  // What has not even begun for want of its part of the program is not saved without.
  useImperativeHandle(ref, () => ({
    add,
    showError: (sentence) => show(sentence, () => opener.current),
    finished: () => list.current?.finished() ?? Promise.resolve(first.length === 0),
  }));
  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <div className={styles.field} role="group" aria-labelledby={labelId} aria-describedby={hintId}>
      <span id={labelId} className={styles.label}>
        첨부 파일
      </span>
      {isWanted && Rows && <Rows ref={list} initial={attachedIn(initial)} first={first} onChange={change} />}
      {isWanted && !Rows && isLoading && <BusyState>파일 목록을 불러오는 중입니다.</BusyState>}
      {isWanted && !Rows && !isLoading && failures > 0 && (
        <ErrorState onRetry={() => void load()}>파일 목록을 불러오지 못했습니다.</ErrorState>
      )}
      <div
        className={styles.target}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button
          ref={opener}
          size="small"
          aria-describedby={issue === null ? hintId : `${errorId} ${hintId}`}
          onClick={() => chooser.current?.click()}
        >
          <Icon name="plus" />
          파일 고르기
        </Button>
        <p id={hintId} className={styles.hint}>
          <span className={styles.dropping}>이곳에 끌어다 놓아도 됩니다. </span>
          {takenKinds} 파일을 하나에 50MB까지, 10개까지 올릴 수 있습니다.
        </p>
      </div>
      <input
        ref={chooser}
        hidden
        type="file"
        multiple
        accept={acceptedFiles}
        aria-label="첨부할 파일"
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = "";
        }}
      />
      {issue !== null && (
        <p id={errorId} role="alert" className={styles.error}>
          {issue}
        </p>
      )}
      {/* Not of the type that is hidden, whose value is drawn anew with everything else. */}
      <input ref={value} hidden readOnly name="attachments" defaultValue={initial} />
    </div>
  );
}
