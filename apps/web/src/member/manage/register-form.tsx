import { firstIssue } from "@bulmo/contracts/first-issue";
import { invitationDays } from "@bulmo/contracts/invitation-days";
import { adminSignUpInput } from "@bulmo/contracts/sign-up";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { TextArea, TextInput } from "@bulmo/ui/text-input";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useRef, useState } from "react";
import * as formStyles from "../../parts/form/form.css.ts";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import type { ErrorOf, useFormError } from "../../parts/form/use-form-error.ts";
import { useLiveFormError } from "../../parts/form/use-live-form-error.ts";
import { useUnsavedChanges } from "../../parts/form/use-unsaved-changes.ts";
import { usePictureUpload } from "../../parts/upload/use-picture-upload.ts";
import { messageOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { AddressFields } from "../address/address-fields.tsx";
import { PersonFields } from "../person/person-fields.tsx";
import { takenIssue } from "../person/taken.ts";
import { PhotoField } from "../photo/photo-field.tsx";
import * as styles from "./register-form.css.ts";

/** Somebody is made a member who has not asked for it on the site (ADM-09 to ADM-11). `onDone` goes to the list. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const [photo, setPhoto] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const formError = useLiveFormError(adminSignUpInput);
  const { markSaved } = useUnsavedChanges(form);
  const { register, isPending } = useRegister(formError, () => {
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
    <Form ref={form} className={styles.form} busy={isPending || isSending} {...formError.watch} onSubmit={register}>
      <p className={formStyles.hint}>
        * 표시는 반드시 입력해야 하는 항목입니다. 비밀번호는 초대 메일을 받은 회원이 직접 정합니다.
      </p>
      <MemberFields errorOf={formError.errorOf} onAddressFound={formError.clear} />
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

/** Registers whom the form describes; whatever is wrong with it, it stays as it was typed (ADM-11, ADM-12). */
function useRegister({ showError }: ReturnType<typeof useFormError>, onRegistered: () => void) {
  const { notice } = useDialog();
  const utils = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.auth.adminSignUp.useMutation();
  const register = async (form: HTMLFormElement) => {
    const values = valuesOf(form);
    const wrong = firstIssue(adminSignUpInput, values);
    if (wrong) return showError(form, wrong);
    try {
      // Nobody becomes an administrator by this form, and it says so (requirements/constants.md).
      const member = { ...adminSignUpInput.parse(values), isAdmin: false };
      const { name, email } = await mutateAsync(member);
      await utils.user.list.invalidate();
      await notice(
        `${name} 님을 회원으로 등록하고 ${email} 주소로 초대 메일을 보냈습니다. ${invitationDays}일 안에 메일의 주소를 열어 비밀번호를 정하면 로그인할 수 있습니다.`,
      );
      return onRegistered();
    } catch (error) {
      const taken = takenIssue(error);
      if (taken) return showError(form, taken);
      window.reportError(error);
      return notice(messageOf(error));
    }
  };
  return { register, isPending };
}
