import { useEffect, useRef, useState, type ChangeEvent, type ComponentProps } from "react";
import { IconButton } from "../button/button.tsx";
import { TextInput } from "../text-input/text-input.tsx";
import { emptyInput } from "./empty-input.ts";
import * as styles from "./password-input.css.ts";

export type PasswordInputProps = Omit<ComponentProps<"input">, "type" | "ref">;

export function PasswordInput({ className, onChange, value, defaultValue, ...rest }: PasswordInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState(Boolean(defaultValue));
  // A reader, or the browser, may have filled it in before the app was there.
  useEffect(() => setTyped(Boolean(input.current?.value)), []);
  const filled = value === undefined ? typed : Boolean(value);
  const follow = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value !== "");
    onChange?.(event);
  };
  return (
    <div className={styles.frame}>
      <TextInput
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        ref={input}
        type={shown ? "text" : "password"}
        value={value}
        defaultValue={defaultValue}
        onChange={follow}
        className={[styles.input, className].filter(Boolean).join(" ")}
      />
      <div className={styles.tools}>
        {filled && (
          <IconButton
            icon="close"
            label="비밀번호 지우기"
            className={styles.tool}
            onClick={() => input.current && emptyInput(input.current)}
          />
        )}
        <IconButton
          icon={shown ? "eye-off" : "eye"}
          label="비밀번호 표시"
          className={styles.tool}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      </div>
    </div>
  );
}
