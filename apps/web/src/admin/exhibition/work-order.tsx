import type { ExhibitionOrder } from "@bulmo/contracts/exhibition-order";
import { Button } from "@bulmo/ui/button";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import { type RefObject, useMemo, useRef, useState } from "react";
import * as form from "../../parts/form/form.css.ts";
import { StepTitle } from "../../parts/form/form-step.tsx";
import { Link } from "../../parts/link/link.tsx";
import { SortableList } from "../../parts/sorting/sortable-list.tsx";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import { isNotFound } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { useWorkOrder, type WorkOrderDraft } from "./use-work-order.ts";
import { bears } from "./order-draft.ts";
import { OrderedRow } from "./work-order-row.tsx";
import * as styles from "./work-order.css.ts";
import { HowToOrder } from "../../parts/sorting/how-to-order.tsx";

/** The works of one exhibition, put in order by mouse, finger or keys (EXH-04). For administrators, behind a guard. */
export function WorkOrder({ n }: { n: number }) {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = trpc.exhibition.getOrder.useQuery(
    { n },
    // What is put in order is what hangs now, and not what a page showed a while ago.
    { refetchOnMount: "always", refetchOnWindowFocus: false, refetchOnReconnect: false, networkMode: "always" },
  );
  if (error && !isFetching)
    return isNotFound(error) ? (
      <EmptyState title="전시를 찾을 수 없습니다." action={<ToList />} />
    ) : (
      <ErrorState onRetry={() => void refetch()}>작품을 불러오지 못했습니다.</ErrorState>
    );
  return data && isFetchedAfterMount ? <Editor start={data} /> : <BusyState />;
}

const ToList = () => (
  <Button asChild size="large">
    <Link to="/admin/exhibition">목록</Link>
  </Button>
);

function Editor({ start }: { start: ExhibitionOrder }) {
  const order = useWorkOrder(start);
  const list = useRef<HTMLOListElement>(null);
  const discard = async () => {
    // The button that was pressed goes with what it discarded.
    if (await order.discard()) requestAnimationFrame(() => list.current?.querySelector("button")?.focus());
  };
  if (order.works.length === 0)
    return (
      <EmptyState title="아직 올라온 작품이 없습니다." action={<ToList />}>
        작품이 올라오면 이곳에서 차례를 정합니다.
      </EmptyState>
    );
  return (
    <div className={actionRows.steps} aria-busy={order.isPending}>
      <StepTitle>{`${start.title} 작품 차례`}</StepTitle>
      <p className={form.hint}>
        <HowToOrder what="차례를" /> 몇 번째에 놓을지 적어도 됩니다. 나중에 올린 작품은 차례를 정할 때까지 맨 앞에
        걸립니다.
      </p>
      <Works order={order} list={list} />
      <Bar order={order} onDiscard={() => void discard()} />
    </div>
  );
}

function Works({ order, list }: { order: WorkOrderDraft; list: RefObject<HTMLOListElement | null> }) {
  const { works, isOrdered, isPending } = order;
  const [term, setTerm] = useState("");
  const placed = useMemo(
    () => works.map((work, at) => ({ work, place: at + 1, key: String(work.index), title: work.title })),
    [works],
  );
  const found = term.trim() === "" ? placed : placed.filter(({ work }) => bears(work, term));
  return (
    <>
      {works.length > fewWorks && (
        <Finder term={term} count={found.length === works.length ? undefined : found.length} onChange={setTerm} />
      )}
      <SortableList
        items={found}
        noun="작품"
        list={list}
        onMove={order.drop}
        renderDragged={({ title }) => <p className={styles.dragged}>{title}</p>}
      >
        <ol ref={list} className={styles.list} aria-label="작품" inert={isPending}>
          {found.map(({ work, place }) => (
            <OrderedRow
              key={work.index}
              work={work}
              place={place}
              last={works.length}
              isFresh={isOrdered && !work.isPlaced}
              canDrag={found.length === works.length}
              onMove={order.move}
            />
          ))}
        </ol>
      </SortableList>
    </>
  );
}

/** As many are in sight at once, or nearly. */
const fewWorks = 12;

type FinderProps = { term: string; count: number | undefined; onChange: (term: string) => void };

/** Shows the works of a title or an author alone; where they hang is their place among all. */
function Finder({ term, count, onChange }: FinderProps) {
  return (
    <div className={styles.finder}>
      <Field
        label="작품 찾기"
        hint={
          count === undefined
            ? "제목이나 작가의 이름을 적습니다."
            : `${count}점을 찾았습니다. 자리의 번호는 전체 작품에서 센 것이고, 끌어서 옮기려면 찾는 말을 지워 주세요.`
        }
      >
        <TextInput
          type="search"
          autoComplete="off"
          value={term}
          maxLength={longestTerm}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
    </div>
  );
}

const longestTerm = 100;

/** What was done last, and what can be done now: in sight wherever one is among hundreds of works. */
function Bar({ order, onDiscard }: { order: WorkOrderDraft; onDiscard: () => void }) {
  const { isChanged, isPending, isOrdered, canUndo, sentence } = order;
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.sentence}>
        {sentence}
      </p>
      <div className={actionRows.buttons}>
        <Button
          variant="primary"
          busy={isPending}
          aria-disabled={!isChanged}
          onClick={() => void (isChanged && order.save())}
        >
          저장
        </Button>
        {isChanged && (
          <Button disabled={isPending} onClick={onDiscard}>
            바꾼 것 버리기
          </Button>
        )}
        {canUndo && (
          <Button busy={isPending} onClick={() => void order.undo()}>
            되돌리기
          </Button>
        )}
        {isOrdered && (
          <Button variant="quiet" busy={isPending} onClick={() => void order.clear()}>
            최신순으로 되돌리기
          </Button>
        )}
        <Button asChild variant="quiet">
          <Link to="/admin/exhibition">목록</Link>
        </Button>
      </div>
    </div>
  );
}
