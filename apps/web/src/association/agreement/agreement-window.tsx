import { agreementPages } from "@bulmo/content/agreement-page";
import type { AgreementDocument } from "@bulmo/contracts/agreement";
import { trpc } from "../../session/call/trpc.ts";
import { AgreementProse } from "./agreement-prose.tsx";
import * as styles from "./agreement-text.css.ts";

/** The whole text that is in force, where one agrees to it (SUP-15). */
export function AgreementWindow({ document }: { document: AgreementDocument }) {
  const [{ text }] = trpc.agreement.get.useSuspenseQuery({ document });
  return (
    <div className={styles.window} role="region" aria-label={`${agreementPages[document].title} 본문`} tabIndex={0}>
      <AgreementProse text={text} level={3} />
    </div>
  );
}
