import { agreementLimits, agreementMessages, dayIssue, noticeDays } from "@bulmo/contracts/agreement";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { TextArea, TextInput } from "@bulmo/ui/text-input";
import { useDialog } from "@bulmo/ui/use-dialog";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form } from "../../parts/form/form.tsx";
import { dayFromNow, formatWholeDay } from "../../parts/text/date.ts";
import * as editor from "../page-text/page-text-editor.css.ts";
import * as styles from "./agreement-editor.css.ts";
import type { Announcement } from "./use-save-agreement.ts";

type PublishFormProps = {
  title: string;
  /** The day of the version that is in force last, YYYY-MM-DD. */
  latest: string;
  busy: boolean;
  onPublish: (announcement: Announcement) => void;
  onClose: () => void;
  /** What went wrong. */
  children: ReactNode;
};

const earliest = () => ({
  usual: dayFromNow(noticeDays.usual),
  disadvantageous: dayFromNow(noticeDays.disadvantageous),
});

/** Warns of a term that the law does not know, and forbids none: a mistake may have to be mended at once. */
function warningFor(day: string): string {
  const { usual, disadvantageous } = earliest();
  if (day === "" || day >= disadvantageous) return "";
  return day < usual
    ? `시행일까지 ${noticeDays.usual}일이 되지 않습니다. 법령이 정한 공지 기간보다 짧습니다.`
    : `회원에게 불리하거나 중요한 변경이면 시행일이 ${formatWholeDay(disadvantageous)} 이후여야 합니다.`;
}

/** From when on the draft is in force, and what it changes. */
export function PublishForm({ title, latest, busy, onPublish, onClose, children }: PublishFormProps) {
  const { confirm } = useDialog();
  const heading = useRef<HTMLHeadingElement>(null);
  const [effectiveOn, setDay] = useState(dayFromNow(noticeDays.disadvantageous));
  const [note, setNote] = useState("");
  const [isAsked, setAsked] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const wrongDay = dayIssue(effectiveOn, { today: dayFromNow(0), latest });
  const isNoteMissing = note.trim() === "";
  const submit = async () => {
    setAsked(true);
    if (wrongDay !== null || isNoteMissing) return;
    const message = `새 ${title}을 공지하시겠습니까? ${formatWholeDay(effectiveOn)}부터 시행되고, 공지한 글은 고칠 수 없습니다.`;
    if (await confirm({ message, confirmLabel: "공지" })) onPublish({ effectiveOn, note });
  };
  const { usual, disadvantageous } = earliest();
  const warning = warningFor(effectiveOn);
  return (
    <section className={editor.panel} aria-labelledby="agreement-publish">
      <h2 ref={heading} id="agreement-publish" tabIndex={-1} className={editor.heading}>
        새 {title} 공지
      </h2>
      <p className={styles.hint}>
        약관을 바꿀 때에는 시행하기 {noticeDays.usual}일 전부터, 회원에게 불리하거나 중요한 내용이면{" "}
        {noticeDays.disadvantageous}일 전부터 알려야 합니다. 오늘 공지하시면 {formatWholeDay(usual)}, 불리한 변경은{" "}
        {formatWholeDay(disadvantageous)}부터 시행할 수 있습니다.
      </p>
      <Form busy={busy} className={editor.panel} onSubmit={submit}>
        <Field label="시행일" required live error={isAsked ? wrongDay : null}>
          <TextInput
            type="date"
            value={effectiveOn}
            min={dayFromNow(0)}
            disabled={busy}
            onChange={({ target }) => setDay(target.value)}
          />
        </Field>
        <p role="status" className={styles.warning}>
          {wrongDay === null && warning}
        </p>
        <Field
          label="바뀐 내용"
          required
          live
          error={isAsked && isNoteMissing ? agreementMessages.noteMissing : null}
          hint="무엇이 왜 바뀌었는지 한두 문장으로 적어 주세요. 모두에게 보입니다."
        >
          <TextArea
            value={note}
            maxLength={agreementLimits.note}
            disabled={busy}
            onChange={({ target }) => setNote(target.value.replace(/[\r\n]+/gu, " "))}
          />
        </Field>
        {children}
        <div className={editor.actions}>
          <Button onClick={onClose}>계속 수정</Button>
          <Button type="submit" variant="primary" busy={busy}>
            공지하기
          </Button>
        </div>
      </Form>
    </section>
  );
}
