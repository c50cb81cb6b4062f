import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import { useEffect, useRef } from "react";
import * as styles from "./page-text-editor.css.ts";

type ReadingFormProps = { word: string; onRead: (reading: string) => void; onCancel: () => void };

/** Asks how the selected Hanja are read. */
export function ReadingForm({ word, onRead, onCancel }: ReadingFormProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      className={styles.reading}
      onSubmit={(event) => {
        event.preventDefault();
        const reading = input.current?.value.replace(/[{}|]/gu, "").trim() ?? "";
        if (reading) onRead(reading);
      }}
    >
      <Field label={`‘${word}’의 음`}>
        <TextInput ref={input} autoComplete="off" placeholder="불모" />
      </Field>
      <Button type="submit" variant="primary">
        음 달기
      </Button>
      <Button onClick={onCancel}>그만두기</Button>
    </form>
  );
}
