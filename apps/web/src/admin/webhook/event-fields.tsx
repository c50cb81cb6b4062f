import { type WebhookEvent, webhookEvents, webhookNouns } from "@bulmo/contracts/webhook-event";
import { Checkbox } from "@bulmo/ui/checkbox";
import { useId } from "react";
import { labelOf, nounLabels } from "./webhook-words.ts";
import * as styles from "./webhook.css.ts";

type EventFieldsProps = {
  chosen: readonly WebhookEvent[];
  error: string | undefined;
  onChoose: () => void;
};

/** What is told of, by what it happens to. */
export function EventFields({ chosen, error, onChoose }: EventFieldsProps) {
  const errorId = useId();
  return (
    <fieldset className={styles.events} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>
        알릴 일
        <span className={styles.required} aria-hidden="true">
          *
        </span>
      </legend>
      {webhookNouns.map((noun) => (
        <fieldset key={noun} className={styles.group}>
          <legend className={styles.groupName}>{nounLabels[noun]}</legend>
          {webhookEvents
            .filter((event) => event.startsWith(`${noun}.`))
            .map((event) => (
              <Checkbox
                key={event}
                name="events"
                value={event}
                defaultChecked={chosen.includes(event)}
                aria-invalid={error ? true : undefined}
                onCheckedChange={onChoose}
                label={labelOf(event)}
              />
            ))}
        </fieldset>
      ))}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
