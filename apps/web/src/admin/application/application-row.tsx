import type { Application } from "@bulmo/contracts/application";
import { maximumDeclineReason } from "@bulmo/contracts/application-rule";
import type { Grade } from "@bulmo/contracts/grade";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { LimitedTextArea } from "@bulmo/ui/limited-text-area";
import { Select } from "@bulmo/ui/select";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useEffect, useRef, useState } from "react";
import * as form from "../../parts/form/form.css.ts";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import * as rows from "../../parts/list/fact-rows.css.ts";
import { formatMoment } from "../../parts/text/date.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "./application.css.ts";

type RowProps = { application: Application; grades: readonly Grade[]; onDone: (sentence: string) => void };

/** What one said of themselves, and what is decided. */
export function ApplicationRow({ application, grades, onDone }: RowProps) {
  const { name, nickname, username, email, homepage, address, appliedAt } = application;
  const [isDeclining, setDeclining] = useState(false);
  const deciding = useDeciding(application, onDone);
  return (
    <li className={styles.row}>
      <div className={actionRows.row}>
        <div>
          <p className={actionRows.name}>{`${name} (${nickname})`}</p>
          <p className={rows.details}>
            <span>{username}</span>
            <span>{email}</span>
            <span>{address}</span>
            {homepage !== "" && <span>{homepage}</span>}
            <time dateTime={appliedAt}>{`${formatMoment(appliedAt)} 신청`}</time>
          </p>
        </div>
        <Approving
          name={name}
          grades={grades}
          busy={deciding.isBusy}
          onApprove={(gradeId) => void deciding.approve(gradeId)}
          onDecline={() => setDeclining(true)}
        />
      </div>
      {isDeclining && (
        <Declining
          name={name}
          busy={deciding.isBusy}
          onCancel={() => setDeclining(false)}
          onDecline={(reason) => deciding.decline(reason)}
        />
      )}
    </li>
  );
}

type ApprovingProps = {
  name: string;
  grades: readonly Grade[];
  busy: boolean;
  onApprove: (gradeId: number | undefined) => void;
  onDecline: () => void;
};

function Approving({ name, grades, busy, onApprove, onDecline }: ApprovingProps) {
  const [gradeId, setGradeId] = useState("");
  return (
    <div className={actionRows.buttons}>
      {grades.length > 0 && (
        <Select
          aria-label={`${name} 님에게 줄 등급`}
          value={gradeId}
          onChange={({ target }) => setGradeId(target.value)}
        >
          <option value="">등급 없음</option>
          {grades.map(({ id, name: word }) => (
            <option key={id} value={id}>
              {word}
            </option>
          ))}
        </Select>
      )}
      <Button
        variant="primary"
        busy={busy}
        aria-label={`${name} 님 승인`}
        onClick={() => onApprove(Number(gradeId) || undefined)}
      >
        승인
      </Button>
      <Button disabled={busy} aria-label={`${name} 님 거절`} onClick={onDecline}>
        거절
      </Button>
    </div>
  );
}

type DecliningProps = {
  name: string;
  busy: boolean;
  onCancel: () => void;
  onDecline: (reason: string) => Promise<void>;
};

function Declining({ name, busy, onCancel, onDecline }: DecliningProps) {
  const reason = useRef<HTMLTextAreaElement>(null);
  useEffect(() => reason.current?.focus(), []);
  return (
    <Form className={styles.declining} busy={busy} onSubmit={(sent) => onDecline(valuesOf(sent)["reason"] ?? "")}>
      <Field
        label={`${name} 님에게 알릴 까닭`}
        hint="적으신 글이 그대로 메일에 들어갑니다. 비워 두셔도 됩니다. 신청한 사람의 정보는 모두 지워집니다."
      >
        <LimitedTextArea name="reason" rows={3} maxLength={maximumDeclineReason} ref={reason} />
      </Field>
      <div className={form.actions}>
        <Button onClick={onCancel}>취소</Button>
        <Button type="submit" variant="danger" busy={busy}>
          거절하고 알리기
        </Button>
      </div>
    </Form>
  );
}

const words = {
  failed: "가입 신청을 처리하지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 처리되었는지 알 수 없습니다. 새로 불러온 목록에서 확인해 주세요.",
};

function useDeciding({ id, name }: Application, onDone: (sentence: string) => void) {
  const { notice } = useDialog();
  const utils = trpc.useUtils();
  const approval = trpc.application.approve.useMutation();
  const refusal = trpc.application.decline.useMutation();
  const decide = async (work: () => Promise<unknown>, sentence: string) => {
    try {
      await work();
      onDone(sentence);
    } catch (error) {
      await notice(withOutcome(words, error));
    }
    await Promise.all([utils.application.invalidate(), utils.user.invalidate(), utils.audit.invalidate()]);
  };
  return {
    isBusy: approval.isPending || refusal.isPending,
    approve: (gradeId: number | undefined) =>
      decide(() => approval.mutateAsync({ id, gradeId }), `${name} 님의 가입을 승인했습니다. 이메일로 알려 드립니다.`),
    decline: (reason: string) =>
      decide(
        () => refusal.mutateAsync({ id, ...(reason !== "" && { reason }) }),
        `${name} 님의 가입 신청을 거절했습니다. 이메일로 알려 드립니다.`,
      ),
  };
}
