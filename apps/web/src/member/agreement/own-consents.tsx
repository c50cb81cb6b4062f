import { trpc } from "../../session/call/trpc.ts";
import { ConsentLines } from "./consent-lines.tsx";
import * as styles from "./own-consents.css.ts";

/** What the member agreed to; nothing for who was registered by an administrator. */
export function OwnConsents() {
  const { data } = trpc.agreement.listConsents.useQuery();
  if (!data || data.length === 0) return null;
  return (
    <div>
      <h2 className={styles.title}>동의하신 약관</h2>
      <ConsentLines consents={data} />
    </div>
  );
}
