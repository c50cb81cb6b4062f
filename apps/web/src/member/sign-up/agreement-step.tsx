import { type AgreementDocument, agreementMissing, tooYoung } from "@bulmo/contracts/agreement";
import { Button } from "@bulmo/ui/button";
import { Checkbox } from "@bulmo/ui/checkbox";
import { useDialog } from "@bulmo/ui/use-dialog";
import { type ReactNode, useState } from "react";
import * as formStyles from "../../parts/form/form.css.ts";
import { Form } from "../../parts/form/form.tsx";
import { StepTitle } from "../../parts/form/form-step.tsx";
import * as styles from "./sign-up.css.ts";

/** The texts as they are shown, for the boxes below them. */
export type AgreementTexts = Record<AgreementDocument, ReactNode>;

const labels = {
  TERMS: "이용약관에 동의합니다. (필수)",
  PRIVACY: "개인정보처리방침에 동의합니다. (필수)",
} satisfies Record<AgreementDocument, string>;

const documents = ["TERMS", "PRIVACY"] as const;
const ageId = "over-14";
const boxId = (document: AgreementDocument) => `agree-${document.toLowerCase()}`;

type AgreementStepProps = {
  texts: AgreementTexts;
  busy: boolean;
  onCancel: () => void;
  onAgreed: () => Promise<unknown>;
};

/** The second step (SUP-15, SUP-16). */
export function AgreementStep({ texts, busy, onCancel, onAgreed }: AgreementStepProps) {
  const { notice } = useDialog();
  const [agreed, setAgreed] = useState({ TERMS: false, PRIVACY: false });
  const isAll = agreed.TERMS && agreed.PRIVACY;
  const [isOver14, setOver14] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const submit = () => {
    const missing = documents.find((document) => !agreed[document]);
    if (!missing && isOver14) return onAgreed();
    setAsked(true);
    // The dialog returns the focus to where it was.
    document.getElementById(missing ? boxId(missing) : ageId)?.focus();
    return notice(missing ? agreementMissing : tooYoung);
  };
  return (
    <Form className={formStyles.form} busy={busy} onSubmit={submit}>
      <StepTitle>약관 동의</StepTitle>
      <div className={styles.all}>
        <Checkbox
          label="전체 동의"
          checked={isAll}
          onCheckedChange={(checked) => setAgreed({ TERMS: checked === true, PRIVACY: checked === true })}
        />
      </div>
      {documents.map((document) => (
        <div key={document} className={styles.agreement}>
          {texts[document]}
          <Checkbox
            id={boxId(document)}
            label={labels[document]}
            checked={agreed[document]}
            aria-invalid={(isAsked && !agreed[document]) || undefined}
            onCheckedChange={(checked) => setAgreed({ ...agreed, [document]: checked === true })}
          />
        </div>
      ))}
      <div className={styles.agreement}>
        <Checkbox
          id={ageId}
          label="만 14세 이상입니다. (필수)"
          checked={isOver14}
          aria-invalid={(isAsked && !isOver14) || undefined}
          aria-describedby={`${ageId}-hint`}
          onCheckedChange={(checked) => setOver14(checked === true)}
        />
        <p id={`${ageId}-hint`} className={formStyles.hint}>
          만 14세 미만이시면 법정대리인의 동의가 필요합니다. 화면 아래의 연락처로 문의해 주시면 도와드리겠습니다.
        </p>
      </div>
      <div className={formStyles.actions}>
        <Button size="large" onClick={onCancel}>
          취소
        </Button>
        <Button type="submit" variant="primary" size="large" busy={busy}>
          회원가입
        </Button>
      </div>
    </Form>
  );
}
