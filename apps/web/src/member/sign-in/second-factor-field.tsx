import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import { useEffect, useRef, useState } from "react";

const kinds = {
  app: { label: "인증번호", hint: "인증 앱에 보이는 여섯 자리 숫자입니다.", other: "복구 코드로 로그인" },
  recovery: {
    label: "복구 코드",
    hint: "2단계 인증을 설정하실 때 보관하신 코드입니다. 한 번 사용한 코드는 다시 사용할 수 없습니다.",
    other: "인증 앱으로 로그인",
  },
} as const;

/** What an administrator who keeps a second factor is asked for besides the password; it takes the focus. */
export function SecondFactorField() {
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<keyof typeof kinds>("app");
  const { label, hint, other } = kinds[kind];
  useEffect(() => input.current?.focus(), [kind]);
  return (
    <div>
      <Field label={label} hint={hint}>
        <TextInput
          // Another field for another thing: what was typed into one is none of the other's.
          key={kind}
          ref={input}
          name="secondFactor"
          inputMode={kind === "app" ? "numeric" : "text"}
          autoComplete={kind === "app" ? "one-time-code" : "off"}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          required
        />
      </Field>
      <Button variant="quiet" size="small" flush onClick={() => setKind(kind === "app" ? "recovery" : "app")}>
        {other}
      </Button>
    </div>
  );
}
