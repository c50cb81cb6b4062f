import type { DuesRow } from "@bulmo/contracts/dues";
import { Button } from "@bulmo/ui/button";
import { useRef, useState } from "react";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import * as rows from "../../parts/list/fact-rows.css.ts";
import { formatWholeDay } from "../../parts/text/date.ts";
import * as styles from "./dues.css.ts";
import { type Leave, PaymentForm } from "./payment-form.tsx";

type MemberProps = { row: DuesRow; year: number; onDone: (sentence: string) => void };

const won = (amount: number) => `${amount.toLocaleString("ko-KR")}원`;

/** A member, what they paid of the year, and where it is noted. */
export function DuesMember({ row, year, onDone }: MemberProps) {
  const { name, nickname, grade, payment } = row;
  const [isOpen, setOpen] = useState(false);
  const leaving = useRef<Leave>(null);
  return (
    <li className={styles.member}>
      <div className={isOpen ? styles.openLine : styles.line}>
        <div>
          <p className={actionRows.name}>{`${name} (${nickname})`}</p>
          <p className={rows.details}>
            {grade && <span>{grade.name}</span>}
            {payment ? (
              <>
                <span>{`${formatWholeDay(payment.paidOn)} 납부`}</span>
                {payment.amount !== null && <span>{won(payment.amount)}</span>}
                {payment.note !== "" && <span>{payment.note}</span>}
              </>
            ) : (
              <span>미납</span>
            )}
          </p>
        </div>
        <div className={actionRows.buttons}>
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={`${name} ${payment ? "고치기" : "납부 기록"}`}
            onClick={() => (isOpen ? void leaving.current?.() : setOpen(true))}
          >
            {payment ? "고치기" : "납부 기록"}
          </Button>
        </div>
      </div>
      {isOpen && (
        <PaymentForm
          row={row}
          year={year}
          leaving={leaving}
          onCancel={() => setOpen(false)}
          onDone={(sentence) => {
            setOpen(false);
            onDone(sentence);
          }}
        />
      )}
    </li>
  );
}
