import { type FirstIssue, firstIssue } from "@bulmo/contracts/first-issue";
import { type Webhook, webhookCreateInput } from "@bulmo/contracts/webhook";
import { longestWebhookAddress, longestWebhookName } from "@bulmo/contracts/webhook-event";
import { Button } from "@bulmo/ui/button";
import { Checkbox } from "@bulmo/ui/checkbox";
import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import { useRef } from "react";
import { StepTitle } from "../../parts/form/form-step.tsx";
import * as styles from "../../parts/form/form.css.ts";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import { useFormError } from "../../parts/form/use-form-error.ts";
import { useUnsavedChanges } from "../../parts/form/use-unsaved-changes.ts";
import { EventFields } from "./event-fields.tsx";
import { useSaveWebhook } from "./use-save-webhook.ts";
import type { ShownSecret } from "./shown-secret.tsx";

/** What stands in the form, as the calls take it. */
const wantedIn = (form: HTMLFormElement) => ({
  name: valuesOf(form)["name"] ?? "",
  address: valuesOf(form)["address"] ?? "",
  events: new FormData(form).getAll("events"),
});

type WebhookFormProps = {
  /** Undefined for a new one. */
  webhook?: Webhook | undefined;
  /** False while something else stands in its place. */
  isShown: boolean;
  onSaved: (saved: { sentence: string; secret?: ShownSecret }) => void;
  onCancel: () => void;
};

/** Where something is told, and what; of one that is there also whether it is on. */
export function WebhookForm({ webhook, isShown, onSaved, onCancel }: WebhookFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const formError = useFormError();
  const { markSaved } = useUnsavedChanges(form);
  const saving = useSaveWebhook(webhook);
  const tellWrong = (sent: HTMLFormElement, wrong: FirstIssue) => {
    // Several boxes share its name: the first of them stands for all.
    if (wrong.field === "events") sent.querySelector<HTMLElement>('[role="checkbox"]')?.focus();
    return formError.showError(sent, wrong);
  };
  const send = async (sent: HTMLFormElement) => {
    const given = wantedIn(sent);
    const wrong = firstIssue(webhookCreateInput, given);
    if (wrong) return tellWrong(sent, wrong);
    const isActive = !webhook || new FormData(sent).has("isActive");
    const outcome = await saving.save({ ...webhookCreateInput.parse(given), isActive });
    if (!outcome) return undefined;
    if ("wrong" in outcome) return tellWrong(sent, outcome.wrong);
    markSaved();
    onSaved(outcome);
    return undefined;
  };
  return (
    <Form ref={form} className={styles.form} busy={saving.isPending} onInput={formError.clearOnInput} onSubmit={send}>
      <StepTitle takesFocus={isShown}>{webhook ? "웹훅 고치기" : "웹훅 추가"}</StepTitle>
      <Field
        label="이름"
        required
        error={formError.errorOf("name")}
        hint="어느 프로그램에 알리는지 나중에 알아볼 수 있는 이름입니다."
      >
        <TextInput name="name" defaultValue={webhook?.name} maxLength={longestWebhookName} autoComplete="off" />
      </Field>
      <Field
        label="알림을 받을 주소"
        required
        error={formError.errorOf("address")}
        hint="프로그램을 만든 분이 알려 준, https://로 시작하는 주소입니다."
      >
        <TextInput
          name="address"
          type="url"
          inputMode="url"
          defaultValue={webhook?.address}
          maxLength={longestWebhookAddress}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <EventFields
        chosen={webhook?.events ?? ["post.created", "post.changed", "post.removed"]}
        error={formError.errorOf("events")}
        onChoose={formError.clear}
      />
      {webhook && (
        <div>
          <Checkbox name="isActive" defaultChecked={webhook.isActive} label="켜 두기" />
          <p className={styles.hint}>꺼 둔 동안 일어난 일은 알리지 않습니다.</p>
        </div>
      )}
      <div className={styles.actions}>
        <Button size="large" onClick={onCancel}>
          취소
        </Button>
        <Button type="submit" variant="primary" size="large" busy={saving.isPending}>
          {webhook ? "저장" : "추가"}
        </Button>
      </div>
    </Form>
  );
}
