import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { TextArea, TextInput } from "@bulmo/ui/text-input";
import { useRef, useState } from "react";
import * as formStyles from "../../parts/form/form.css.ts";
import { Form } from "../../parts/form/form.tsx";
import { type ErrorOf, useComplaint } from "../../parts/form/use-complaint.ts";
import { useUnsavedChanges } from "../../parts/form/use-leave-question.ts";
import { usePictureUpload } from "../../parts/upload/use-picture-upload.ts";
import { AddressFields } from "../address/address-fields.tsx";
import { PersonFields } from "../person/person-fields.tsx";
import { PhotoField } from "../photo/photo-field.tsx";
import * as styles from "./register-form.css.ts";
import { useRegister } from "./use-register.ts";

/** Somebody is made a member who has not asked for it on the site (ADM-09 to ADM-11). `onDone` goes to the list. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const [photo, setPhoto] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const complaint = useComplaint();
  const { markSaved } = useUnsavedChanges(form);
  const { register, isPending } = useRegister(complaint, () => {
    markSaved();
    onDone();
  });
  const { state, upload } = usePictureUpload();
  const isSending = state.status === "sending";
  const choose = async (file: File) => {
    const picture = await upload(file);
    if (picture) setPhoto(picture.imageUrl);
  };
  return (
    <Form
      ref={form}
      className={styles.form}
      busy={isPending || isSending}
      onInput={complaint.forgive}
      onSubmit={register}
    >
      <p className={formStyles.hint}>
        * 표시는 반드시 입력해야 하는 항목입니다. 비밀번호는 초대 메일을 받은 회원이 직접 정합니다.
      </p>
      <MemberFields errorOf={complaint.errorOf} onAddressFound={complaint.clear} />
      <PhotoField value={photo} state={state} onChoose={(file) => void choose(file)} onRemove={() => setPhoto("")} />
      <div className={formStyles.actions}>
        <Button size="large" disabled={isPending} onClick={onDone}>
          취소
        </Button>
        <Button type="submit" variant="primary" size="large" busy={isPending} disabled={isSending}>
          등록
        </Button>
      </div>
    </Form>
  );
}

function MemberFields({ errorOf, onAddressFound }: { errorOf: ErrorOf; onAddressFound: () => void }) {
  return (
    <>
      <Field label="아이디" required error={errorOf("username")} hint="영문자와 숫자를 넣어 8자 이상으로 정해 주세요.">
        <TextInput name="username" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Field>
      <PersonFields errorOf={errorOf} isSomebodyElse />
      <AddressFields errorOf={errorOf} onFound={onAddressFound} isSomebodyElse />
      <Field label="활동 사항" error={errorOf("activity")}>
        <TextArea name="activity" />
      </Field>
      <Field label="경력" error={errorOf("career")}>
        <TextArea name="career" />
      </Field>
    </>
  );
}
