import { Button } from "@bulmo/ui/button";
import * as styles from "./form.css.ts";

type RemovalProps = {
  /** 전시 지우기 */
  label: string;
  /** What goes with it, or what to do instead. */
  hint?: string;
  /** Why it stays; empty where it may go. */
  kept: string;
  busy: boolean;
  onRemove: () => void;
};

/** Below the form of what may be removed; where it has to stay it says why, and offers nothing that would be refused. */
export const Removal = ({ label, hint, kept, busy, onRemove }: RemovalProps) => (
  <div className={styles.section}>
    <p className={styles.hint}>{[kept, hint].filter(Boolean).join(" ")}</p>
    {kept === "" && (
      <div>
        <Button busy={busy} onClick={onRemove}>
          {label}
        </Button>
      </div>
    )}
  </div>
);
