import type { Bulletin } from "@bulmo/contracts/bulletin";
import { type BulletinStage, maximumBulletins, stageOf } from "@bulmo/contracts/bulletin-rule";
import { Button } from "@bulmo/ui/button";
import { EmptyState } from "@bulmo/ui/state";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { sitePath } from "../../page/site-path.ts";
import * as form from "../../parts/form/form.css.ts";
import { Link } from "../../parts/link/link.tsx";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import * as rows from "../../parts/list/fact-rows.css.ts";
import { dayFromNow } from "../../parts/text/date.ts";
import { StatusLine } from "../../parts/worklist/worklist.tsx";
import { asStanding } from "../../session/call/as-standing.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { waitingFor } from "../../session/call/waiting-for.tsx";
import { BulletinForm } from "./bulletin-form.tsx";
import type { BulletinSearch } from "./bulletin-search.ts";
import { BulletinUndo } from "./bulletin-undo.tsx";
import { daysOf, kindNames, pagesNames, sentenceOf, stageNames } from "./bulletin-words.ts";
import * as styles from "./bulletin.css.ts";

const path = sitePath("/admin/bulletin");

const failed = "팝업과 배너를 불러오지 못했습니다.";

/** What visitors are told on the pages themselves, and the form of one (DAY-04). For administrators, behind a guard. */
export function Bulletins({ search: { edit, done, title } }: { search: BulletinSearch }) {
  const navigate = useNavigate();
  const status = useMemo(() => ({ sentence: sentenceOf(done, title) }), [done, title]);
  if (edit === "new") return <BulletinForm />;
  if (edit !== undefined) return <Changing key={edit} id={Number(edit)} />;
  return (
    <div className={actionRows.steps}>
      <p className={form.hint}>
        방문자가 화면에서 바로 보게 되는 알림입니다. 날짜는 한국 시간이며, 시작하는 날 0시에 나타나 마지막 날이 지나면
        사라집니다.
      </p>
      <StatusLine status={status} />
      <BulletinUndo onUndone={(undone) => navigate({ to: path, search: { done: "undone", title: undone } })} />
      <List />
    </div>
  );
}

const Adding = () => (
  <Button asChild variant="primary">
    <Link to={path} search={{ edit: "new" }}>
      팝업·배너 추가
    </Link>
  </Button>
);

const stages: readonly BulletinStage[] = ["NOW", "COMING", "OFF", "PAST"];

function List() {
  const [today] = useState(() => dayFromNow(0));
  const all = trpc.bulletin.list.useQuery(undefined, asStanding);
  const order = useOrder();
  const waiting = waitingFor([all], failed);
  if (waiting || !all.data) return waiting;
  const list = all.data;
  if (list.length === 0)
    return (
      <EmptyState title="아직 팝업이나 배너가 없습니다." action={<Adding />}>
        전시를 알리거나 휴무를 미리 알릴 때 씁니다.
      </EmptyState>
    );
  const groups = stages.map((stage) => ({ stage, those: list.filter((one) => stageOf(one, today) === stage) }));
  return (
    <>
      {groups.map(
        ({ stage, those }) =>
          those.length > 0 && (
            <section key={stage} aria-labelledby={`stage-${stage}`}>
              <h2 id={`stage-${stage}`} className={styles.groupTitle}>
                {stageNames[stage]}
              </h2>
              <ul className={rows.list} aria-labelledby={`stage-${stage}`}>
                {those.map((one, place) => (
                  <Row
                    key={one.id}
                    bulletin={one}
                    above={those[place - 1]}
                    busy={order.isPending}
                    onRaise={(above) => void order.raise(list, one, above)}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      {list.length < maximumBulletins && (
        <div>
          <Adding />
        </div>
      )}
    </>
  );
}

const orderWords = {
  failed: "차례를 바꾸지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 바뀌었는지 알 수 없습니다. 목록을 새로 불러와 확인해 주세요.",
};

/** Puts one before another. */
function useOrder() {
  const { notice } = useDialog();
  const utils = trpc.useUtils();
  const ordering = trpc.bulletin.order.useMutation();
  return {
    isPending: ordering.isPending,
    async raise(list: readonly Bulletin[], one: Bulletin, above: Bulletin): Promise<void> {
      const rest = list.filter(({ id }) => id !== one.id);
      const at = rest.findIndex(({ id }) => id === above.id);
      try {
        const ids = rest.toSpliced(at, 0, one).map(({ id }) => id);
        utils.bulletin.list.setData(undefined, await ordering.mutateAsync({ ids }));
      } catch (error) {
        await utils.bulletin.list.invalidate();
        await notice(withOutcome(orderWords, error));
      }
    },
  };
}

type RowProps = {
  bulletin: Bulletin;
  /** The one before it among those that stand under the same heading. */
  above: Bulletin | undefined;
  busy: boolean;
  onRaise: (above: Bulletin) => void;
};

const Row = ({ bulletin, above, busy, onRaise }: RowProps) => {
  const { id, kind, title, pages } = bulletin;
  return (
    <li className={actionRows.row}>
      <div>
        <p className={actionRows.name}>{title}</p>
        <p className={rows.details}>
          <span>{kindNames[kind]}</span>
          <span>{pagesNames[pages]}</span>
          <span>{daysOf(bulletin)}</span>
        </p>
      </div>
      <div className={actionRows.buttons}>
        {above && (
          <Button size="small" aria-label={`${title} 위로`} disabled={busy} onClick={() => onRaise(above)}>
            위로
          </Button>
        )}
        <Button asChild size="small">
          <Link to={path} search={{ edit: String(id) }} aria-label={`${title} 고치기`}>
            고치기
          </Link>
        </Button>
      </div>
    </li>
  );
};

function Changing({ id }: { id: number }) {
  const all = trpc.bulletin.list.useQuery(undefined, asStanding);
  const waiting = waitingFor([all], failed, { isFresh: true });
  // Once there is a form, nothing newer changes it.
  const [begun, setBegun] = useState<Bulletin>();
  const found = all.data?.find((one) => one.id === id);
  if (!begun && !waiting && found) setBegun(found);
  if (begun) return <BulletinForm bulletin={begun} />;
  if (waiting) return waiting;
  return (
    <EmptyState
      title="팝업이나 배너를 찾을 수 없습니다."
      action={
        <Button asChild size="large">
          <Link to={path}>목록</Link>
        </Button>
      }
    >
      그사이 다른 관리자가 지웠을 수 있습니다.
    </EmptyState>
  );
}
