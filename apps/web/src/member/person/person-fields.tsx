import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import type { ComponentProps, ComponentType } from "react";
import type { ErrorOf } from "../../parts/form/use-form-error.ts";

type Person = { name: string; nickname: string; email: string; homepage: string };

type PersonFieldsProps = {
  initial?: Person;
  errorOf: ErrorOf;
  readOnly?: boolean;
  /** What shows them. */
  Text?: ComponentType<ComponentProps<"input">>;
  /** Not who sits there: the browser does not offer what it knows of them. */
  isSomebodyElse?: boolean;
};

/** What somebody is known and reached by. */
export function PersonFields({ initial, errorOf, readOnly, Text = TextInput, isSomebodyElse }: PersonFieldsProps) {
  const offer = (what: string) => (isSomebodyElse ? "off" : what);
  return (
    <>
      <Field label="이름" required error={errorOf("name")}>
        <Text name="name" defaultValue={initial?.name} autoComplete={offer("name")} />
      </Field>
      <Field
        label="닉네임"
        required
        error={errorOf("nickname")}
        hint={readOnly ? undefined : "게시물과 댓글에 이 이름이 표시됩니다."}
      >
        <Text name="nickname" defaultValue={initial?.nickname} autoComplete={offer("nickname")} />
      </Field>
      <Field label="이메일" required error={errorOf("email")}>
        <Text
          name="email"
          type="email"
          inputMode="email"
          defaultValue={initial?.email}
          autoComplete={offer("email")}
          autoCapitalize="none"
        />
      </Field>
      <Field label="홈페이지" error={errorOf("homepage")}>
        <Text
          name="homepage"
          type="url"
          inputMode="url"
          placeholder={readOnly ? undefined : "https://"}
          defaultValue={initial?.homepage}
          autoComplete={offer("url")}
          autoCapitalize="none"
        />
      </Field>
    </>
  );
}
