import type { AgreementText } from "@bulmo/content/agreement-text";
import { AgreementProse } from "./agreement-prose.tsx";
import * as styles from "./agreement-text.css.ts";

/** The whole text where one agrees to it (SUP-15). */
export function AgreementWindow({ agreement }: { agreement: AgreementText }) {
  return (
    <div className={styles.window} role="region" aria-label={`${agreement.title} 본문`} tabIndex={0}>
      <AgreementProse agreement={agreement} level={3} />
    </div>
  );
}
