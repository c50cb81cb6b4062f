import type { ReportAbout } from "@bulmo/contracts/report";
import {
  maximumNote,
  reportMessages,
  type ReportReason,
  reportReasonLabels,
  reportReasons,
} from "@bulmo/contracts/report-text";
import { Button } from "@bulmo/ui/button";
import { Dialog, NoticeDialog } from "@bulmo/ui/dialog";
import { Field } from "@bulmo/ui/field";
import { Select } from "@bulmo/ui/select";
import { ErrorState } from "@bulmo/ui/state";
import { TextInput } from "@bulmo/ui/text-input";
import { useState } from "react";
import { isNotFound, isSignedOut, messageOf } from "../../session/call/call-error.ts";
import { Form } from "../../parts/form/form.tsx";
import { useFieldError } from "../../parts/form/use-field-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "./report-dialog.css.ts";

type ReportDialogProps = { about: ReportAbout; onClose: () => void };

const nouns = { POST: "글", COMMENT: "댓글" } as const;

/** Asks why, and tells that it has arrived. */
export function ReportDialog({ about, onClose }: ReportDialogProps) {
  const { mutateAsync, data, error, isPending } = trpc.report.create.useMutation();
  const noun = nouns[about.kind];
  const onOpenChange = (open: boolean) => !open && onClose();
  if (data) {
    return (
      <NoticeDialog open onOpenChange={onOpenChange} title={`${noun} 신고`}>
        {data.isNew ? "신고가 접수되었습니다. 관리자가 확인할 예정입니다." : `이미 신고하신 ${noun}입니다.`}
      </NoticeDialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={`${noun} 신고`}
      actions={
        <>
          <Button onClick={onClose}>취소</Button>
          <Button type="submit" form="report" variant="danger" busy={isPending}>
            신고
          </Button>
        </>
      }
    >
      <ReportForm
        busy={isPending}
        failure={error && reasonOf(error, noun)}
        // What failed is told in the form.
        onSend={(said) => mutateAsync({ target: about, ...said }).catch(() => undefined)}
      />
    </Dialog>
  );
}

function reasonOf(error: unknown, noun: string): string {
  if (isNotFound(error)) return `그사이 삭제된 ${noun}입니다.`;
  return isSignedOut(error) ? "로그인이 만료되었습니다. 다시 로그인해 주세요." : messageOf(error);
}

type ReportFormProps = {
  busy: boolean;
  failure: string | null;
  onSend: (said: { reason: ReportReason; note: string }) => Promise<unknown>;
};

function ReportForm({ busy, failure, onSend }: ReportFormProps) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState("");
  const { issue, show, clear } = useFieldError<string>();
  const send = async (form: HTMLFormElement) => {
    if (reason !== null) return onSend({ reason, note });
    show(reportMessages.reasonMissing, () => form.querySelector("select"));
    return undefined;
  };
  return (
    <Form id="report" className={styles.form} busy={busy} aria-busy={busy} onSubmit={send}>
      <p className={styles.remark}>누가 신고했는지는 글쓴이에게도 관리자에게도 보이지 않습니다.</p>
      <Field label="신고 사유" required live error={issue}>
        <Select
          value={reason ?? ""}
          disabled={busy}
          onChange={({ target }) => {
            setReason(reportReasons.find((known) => known === target.value) ?? null);
            clear();
          }}
        >
          <option value="">선택해 주세요</option>
          {reportReasons.map((known) => (
            <option key={known} value={known}>
              {reportReasonLabels[known]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="덧붙이는 말" hint="관리자가 알아야 할 것이 있으면 적어 주세요.">
        <TextInput
          value={note}
          maxLength={maximumNote}
          disabled={busy}
          autoComplete="off"
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      {failure && <ErrorState>{failure}</ErrorState>}
    </Form>
  );
}
