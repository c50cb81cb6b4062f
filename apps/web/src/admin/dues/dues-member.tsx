import type { DuesRow } from "@bulmo/contracts/dues";
import { duesMessages, maximumDues, maximumDuesNote } from "@bulmo/contracts/dues-rule";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import { useDialog } from "@bulmo/ui/use-dialog";
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from "react";
import * as form from "../../parts/form/form.css.ts";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import { useUnsavedChanges } from "../../parts/form/use-unsaved-changes.ts";
import { useFormError } from "../../parts/form/use-form-error.ts";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import * as rows from "../../parts/list/fact-rows.css.ts";
import { dayFromNow, formatDay } from "../../parts/text/date.ts";
import { messageOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "./dues.css.ts";

type MemberProps = { row: DuesRow; year: number; onDone: (sentence: string) => void };

const won = (amount: number) => `${amount.toLocaleString("ko-KR")}원`;

/** A member, what they paid of the year, and where it is noted. */
export function DuesMember({ row, year, onDone }: MemberProps) {
  const { name, nickname, grade, payment } = row;
  const [isOpen, setOpen] = useState(false);
  const leaving = useRef<Leave>(null);
  return (
    <li className={styles.member}>
      <div className={actionRows.row}>
        <div>
          <p className={actionRows.name}>{`${name} (${nickname})`}</p>
          <p className={rows.details}>
            {grade && <span>{grade.name}</span>}
            {payment ? (
              <>
                <span>{`${payment.paidOn.slice(0, 4)}년 ${formatDay(payment.paidOn)} 납부`}</span>
                {payment.amount !== null && <span>{won(payment.amount)}</span>}
                {payment.note !== "" && <span>{payment.note}</span>}
              </>
            ) : (
              <span>미납</span>
            )}
          </p>
        </div>
        <div className={actionRows.buttons}>
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={`${name} ${payment ? "고치기" : "납부 기록"}`}
            onClick={() => (isOpen ? void leaving.current?.() : setOpen(true))}
          >
            {payment ? "고치기" : "납부 기록"}
          </Button>
        </div>
      </div>
      {isOpen && (
        <PaymentForm
          row={row}
          year={year}
          leaving={leaving}
          onCancel={() => setOpen(false)}
          onDone={(sentence) => {
            setOpen(false);
            onDone(sentence);
          }}
        />
      )}
    </li>
  );
}

/** Closes the form, once that loses nothing or is agreed to. */
type Leave = () => Promise<void>;

type FormProps = MemberProps & { leaving: Ref<Leave>; onCancel: () => void };

const leaveQuestion = {
  message: "저장하지 않은 내용이 있습니다. 닫으면 입력하신 내용이 사라집니다.",
  confirmLabel: "닫기",
  cancelLabel: "계속 작성",
  danger: true,
};

/** Asks before what was typed is lost: with the page, or with the form alone (NAV-31). */
function useLeaving(
  sheet: RefObject<HTMLFormElement | null>,
  { leaving, onCancel }: Omit<FormProps, keyof MemberProps>,
) {
  const { hasChanges, markSaved } = useUnsavedChanges(sheet);
  const { confirm } = useDialog();
  const leave = async () => {
    if (!hasChanges() || (await confirm(leaveQuestion))) onCancel();
  };
  useImperativeHandle(leaving, () => leave);
  return { leave, markSaved };
}

function PaymentForm({ row, year, leaving, onCancel, onDone }: FormProps) {
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
  const save = (sent: HTMLFormElement) => {
    const { paidOn, amount: typed, note } = valuesOf(sent);
    const amount = amountIn(typed);
    if (amount === undefined) return formError.showError(sent, { field: "amount", message: duesMessages.amountUnfit });
    return noting.save({ paidOn, note, amount });
  };
  return (
    <Form ref={sheet} className={styles.payment} busy={noting.isBusy} onInput={formError.clearOnInput} onSubmit={save}>
      <div className={styles.fields}>
        <Field label="낸 날">
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
        <Field label="메모">
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

function useNoting({ row: { id, name }, year, onDone }: MemberProps) {
  const { notice } = useDialog();
  const utils = trpc.useUtils();
  const saving = trpc.dues.save.useMutation();
  const removal = trpc.dues.remove.useMutation();
  const note = async (work: () => Promise<unknown>, sentence: string) => {
    try {
      await work();
      onDone(sentence);
    } catch (error) {
      await notice(messageOf(error));
    }
    await Promise.all([utils.dues.invalidate(), utils.audit.invalidate()]);
  };
  return {
    isBusy: saving.isPending || removal.isPending,
    save: ({ paidOn = "", amount, note: words = "" }: Noted) =>
      note(
        () => saving.mutateAsync({ id, year, paidOn, amount, note: words }),
        `${name} 님의 ${year}년 회비를 기록했습니다.`,
      ),
    remove: () => note(() => removal.mutateAsync({ id, year }), `${name} 님의 ${year}년 회비를 지웠습니다.`),
  };
}
