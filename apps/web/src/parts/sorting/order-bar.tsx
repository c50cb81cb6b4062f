import { Button } from "@bulmo/ui/button";
import * as actionRows from "../list/action-rows.css.ts";
import * as styles from "./order-bar.css.ts";

type OrderBarProps = {
  isChanged: boolean;
  busy: boolean;
  onDiscard: () => void;
  onSave: () => void;
};

/** An order that has changed and is not kept yet, with what keeps it. */
export const OrderBar = ({ isChanged, busy, onDiscard, onSave }: OrderBarProps) => (
  <div className={styles.bar} role="group" aria-label="바꾼 차례" hidden={!isChanged}>
    <p>바꾼 차례를 아직 저장하지 않았습니다.</p>
    <div className={actionRows.buttons}>
      <Button variant="quiet" disabled={busy} onClick={onDiscard}>
        되돌리기
      </Button>
      <Button busy={busy} onClick={onSave}>
        차례 저장
      </Button>
    </div>
  </div>
);
