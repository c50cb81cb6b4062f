import { type ComponentProps, useState } from "react";
import { TextArea } from "../text-input/text-input.tsx";
import * as styles from "./limited-text-area.css.ts";

type LimitedTextAreaProps = ComponentProps<"textarea"> & { maxLength: number };

/** Says so once it is full: a browser leaves out the end of what is pasted without a word. */
export function LimitedTextArea({ maxLength, onInput, ...rest }: LimitedTextAreaProps) {
  const [isFull, setFull] = useState(false);
  return (
    <>
      <TextArea
        {...rest}
        maxLength={maxLength}
        onInput={(event) => {
          setFull(event.currentTarget.value.length >= maxLength);
          onInput?.(event);
        }}
      />
      {isFull && (
        <p className={styles.limit} role="alert">
          {maxLength.toLocaleString("ko")}자를 모두 쓰셨습니다. 그보다 긴 글은 뒷부분이 들어가지 않습니다.
        </p>
      )}
    </>
  );
}
