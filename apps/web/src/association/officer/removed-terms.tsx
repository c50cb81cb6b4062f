import type { RemovedTerm } from "@bulmo/contracts/officer";
import { termTitleOf } from "@bulmo/contracts/officer-rule";
import { Button } from "@bulmo/ui/button";
import { ErrorState } from "@bulmo/ui/state";
import * as rows from "../../parts/list/fact-rows.css.ts";
import { formatRecent } from "../../parts/text/date.ts";
import { asStanding } from "../../session/call/as-standing.ts";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "../editing/editing.css.ts";
import type { OpenForm } from "../editing/use-open-form.ts";
import type { OfficerActs } from "./use-officer-acts.ts";
import { useTermActs } from "./use-term-acts.ts";

type RemovedTermsProps = {
  acts: OfficerActs;
  /** Another term takes the place of what is being written of this one. */
  open: Pick<OpenForm<never>, "closeFor">;
  /** Which term is to be edited next: the one that was brought back. */
  onTerm: (number: number | undefined) => void;
};

/** Terms that were removed of late, also by another or in a visit before: each comes back with its officers (PAG-05). */
export function RemovedTerms({ acts, open, onTerm }: RemovedTermsProps) {
  const { data, isError, isFetching, refetch } = trpc.term.listRemoved.useQuery(undefined, asStanding);
  const termActs = useTermActs(acts.attempt, onTerm);
  const restore = (gone: RemovedTerm) => open.closeFor(() => termActs.restore(gone));
  if (isError && !data)
    return (
      <ErrorState busy={isFetching} onRetry={() => void refetch()}>
        지운 기수를 불러오지 못했습니다.
      </ErrorState>
    );
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.removed} aria-label="지운 기수">
      <h3 className={styles.subtitle}>지운 기수</h3>
      <p className={styles.hint}>지운 날부터 30일 동안은 임원 명단과 함께 되살릴 수 있습니다.</p>
      <ul className={rows.list}>
        {data.map((gone) => (
          <RemovedRow key={gone.id} gone={gone} busy={acts.isPending} onRestore={() => void restore(gone)} />
        ))}
      </ul>
    </section>
  );
}

type RemovedRowProps = { gone: RemovedTerm; busy: boolean; onRestore: () => void };

const RemovedRow = ({ gone, busy, onRestore }: RemovedRowProps) => (
  <li className={rows.row}>
    <div className={rows.facts}>
      <p className={rows.name}>{termTitleOf(gone)}</p>
      <p className={rows.details}>
        {gone.title && <span>제{gone.number}기</span>}
        <span>임원 {gone.officerCount}명</span>
        <span>{formatRecent(gone.removedAt)} 지움</span>
      </p>
    </div>
    <Button size="small" aria-label={`${termTitleOf(gone)} 되살리기`} busy={busy} onClick={onRestore}>
      되살리기
    </Button>
  </li>
);
