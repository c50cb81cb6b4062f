import type { DuesRow } from "@bulmo/contracts/dues";
import { duesMessages, maximumDues, maximumDuesNote } from "@bulmo/contracts/dues-rule";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import { useDialog } from "@bulmo/ui/use-dialog";
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from "react";
import * as form from "../../parts/form/form.css.ts";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import { useFormError } from "../../parts/form/use-form-error.ts";
import { useCloseQuestion } from "../../parts/form/use-close-question.ts";
import { useUnsavedChanges } from "../../parts/form/use-unsaved-changes.ts";
import { dayFromNow } from "../../parts/text/date.ts";
import { fieldOf } from "../../session/call/call-error.ts";
import { type OutcomeWords, withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "./dues.css.ts";

/** Closes the form, once that loses nothing or is agreed to. */
export type Leave = () => Promise<void>;

type Noting = { row: DuesRow; year: number; onDone: (sentence: string) => void };
type FormProps = Noting & { leaving: Ref<Leave>; onCancel: () => void };

/** Asks before what was typed is lost: with the page, or with the form alone (NAV-31). */
function useLeaving(sheet: RefObject<HTMLFormElement | null>, { leaving, onCancel }: Omit<FormProps, keyof Noting>) {
  const { hasChanges, markSaved } = useUnsavedChanges(sheet);
  const leave = useCloseQuestion(hasChanges, onCancel);
  useImperativeHandle(leaving, () => leave);
  return { leave, markSaved };
}

/** What a member paid of a year: noted, mended and taken back. */
export function PaymentForm({ row, year, leaving, onCancel, onDone }: FormProps) {
  const { payment } = row;
  const sheet = useRef<HTMLFormElement>(null);
  const { leave, markSaved } = useLeaving(sheet, { leaving, onCancel });
  const noting = useNoting({
    row,
    year,
    onDone: (sentence) => {
      markSaved();
      onDone(sentence);
    },
  });
  const formError = useFormError();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const save = async (sent: HTMLFormElement) => {
    const { paidOn, amount: typed, note } = valuesOf(sent);
    const amount = amountIn(typed);
    if (amount === undefined) return formError.showError(sent, { field: "amount", message: duesMessages.amountUnfit });
    const wrong = await noting.save({ paidOn, note, amount });
    return wrong && formError.showError(sent, wrong);
  };
  return (
    <Form ref={sheet} className={styles.payment} busy={noting.isBusy} onInput={formError.clearOnInput} onSubmit={save}>
      <div className={styles.fields}>
        <Field label="낸 날" error={formError.errorOf("paidOn")}>
          <TextInput
            ref={first}
            type="date"
            name="paidOn"
            max={dayFromNow(0)}
            defaultValue={payment?.paidOn ?? dayFromNow(0)}
          />
        </Field>
        <Field label="금액(원)" error={formError.errorOf("amount")}>
          <TextInput name="amount" inputMode="numeric" defaultValue={payment?.amount ?? ""} autoComplete="off" />
        </Field>
        <Field label="메모" error={formError.errorOf("note")}>
          <TextInput name="note" maxLength={maximumDuesNote} defaultValue={payment?.note ?? ""} autoComplete="off" />
        </Field>
      </div>
      <div className={form.actions}>
        {payment && (
          <Button variant="danger" disabled={noting.isBusy} onClick={() => void noting.remove()}>
            지우기
          </Button>
        )}
        <Button onClick={() => void leave()}>취소</Button>
        <Button type="submit" variant="primary" busy={noting.isBusy}>
          저장
        </Button>
      </div>
    </Form>
  );
}

/** As the call takes it: people write 100,000원 too. Undefined for what is no amount, null for none. */
function amountIn(text = ""): number | null | undefined {
  const digits = text.replaceAll(/[,\s원]/gu, "");
  if (digits === "") return null;
  return /^\d{1,9}$/u.test(digits) && Number(digits) <= maximumDues ? Number(digits) : undefined;
}

type Noted = { paidOn: string | undefined; note: string | undefined; amount: number | null };

const fields = ["paidOn", "amount", "note"];

const saveWords = {
  failed: "회비를 기록하지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 기록되었는지 알 수 없습니다. 새로 불러온 목록에서 확인해 주세요.",
};
const removeWords = {
  failed: "회비 기록을 지우지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 지워졌는지 알 수 없습니다. 새로 불러온 목록에서 확인해 주세요.",
};

function useNoting({ row: { id, name }, year, onDone }: Noting) {
  const { notice } = useDialog();
  const utils = trpc.useUtils();
  const saving = trpc.dues.save.useMutation();
  const removal = trpc.dues.remove.useMutation();
  const renew = () => Promise.all([utils.dues.invalidate(), utils.audit.invalidate()]);
  /** Answers what is wrong with a field, and null where it was done or told why not. */
  const note = async (work: () => Promise<unknown>, sentence: string, words: OutcomeWords) => {
    try {
      await work();
    } catch (error) {
      // It may have been done: the list says so beside what is told, and not after it is closed.
      const renewed = renew();
      const wrong = fieldOf(error, fields);
      if (!wrong) await notice(withOutcome(words, error));
      await renewed;
      return wrong;
    }
    onDone(sentence);
    await renew();
    return null;
  };
  return {
    isBusy: saving.isPending || removal.isPending,
    save: ({ paidOn = "", amount, note: line = "" }: Noted) =>
      note(
        () => saving.mutateAsync({ id, year, paidOn, amount, note: line }),
        `${name} 님의 ${year}년 회비를 기록했습니다.`,
        saveWords,
      ),
    remove: () =>
      note(() => removal.mutateAsync({ id, year }), `${name} 님의 ${year}년 회비를 지웠습니다.`, removeWords),
  };
}
