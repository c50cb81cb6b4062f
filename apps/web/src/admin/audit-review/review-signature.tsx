import type { AuditReview } from "@bulmo/contracts/audit-review";
import { maximumReviewNote } from "@bulmo/contracts/audit-review-text";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { TextArea } from "@bulmo/ui/text-input";
import { useDialog } from "@bulmo/ui/use-dialog";
import * as formStyles from "../../parts/form/form.css.ts";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import { formatMoment } from "../../parts/text/date.ts";
import { messageOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "./review.css.ts";

/** Who went through the month, or the button by which one says to have. */
export function ReviewSignature({ review }: { review: AuditReview }) {
  const { month, isOver, signature } = review;
  if (signature)
    return (
      <section className={styles.part}>
        <h3 className={styles.title}>점검</h3>
        <p role="status" className={styles.signed}>
          {`${formatMoment(signature.at)}에 ${signature.by} 님이 점검을 마쳤습니다.`}
        </p>
        {signature.note !== "" && <p className={styles.words}>{signature.note}</p>}
      </section>
    );
  if (!isOver) return <p className={styles.note}>이 달이 지나면 점검하실 수 있습니다.</p>;
  return <SignForm month={month} />;
}

const unwritten = (note: string) =>
  note.trim() === "" ? "그 서명이 남습니다." : `적으신 메모는 저장되지 않았습니다: ${note}`;

function SignForm({ month }: { month: string }) {
  const { notice } = useDialog();
  const utils = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.auditReview.sign.useMutation();
  const sign = async (form: HTMLFormElement) => {
    try {
      const note = valuesOf(form)["note"] ?? "";
      const { isFirst, ...signed } = await mutateAsync({ month, note });
      utils.auditReview.get.setData({ month }, signed);
      if (!isFirst)
        await notice(`${signed.signature?.by ?? "다른 관리자"} 님이 먼저 점검을 마쳤습니다. ${unwritten(note)}`);
    } catch (error) {
      await notice(messageOf(error));
    }
  };
  return (
    <Form className={formStyles.form} busy={isPending} onSubmit={sign}>
      <Field label="메모" hint="살펴본 것이나 조치한 것이 있으면 적어 주세요. 비워 두셔도 됩니다.">
        <TextArea name="note" rows={3} maxLength={maximumReviewNote} />
      </Field>
      <div className={`${formStyles.actions} ${styles.onScreen}`}>
        <Button type="submit" variant="primary" size="large" busy={isPending}>
          점검 완료
        </Button>
      </div>
    </Form>
  );
}
