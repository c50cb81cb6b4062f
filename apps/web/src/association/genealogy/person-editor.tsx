import type { PersonRecord } from "@bulmo/contracts/person";
import { Button } from "@bulmo/ui/button";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { reloadPage } from "../../parts/form/reload-page.ts";
import { asStanding } from "../../session/call/as-standing.ts";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "../editing/editing.css.ts";
import { ListBar } from "../editing/list-bar.tsx";
import { useOpenForm } from "../editing/use-open-form.ts";
import { PersonForm } from "./person-form.tsx";
import { additionTo, type Edited, PersonRows } from "./person-rows.tsx";
import { RemovedPeople } from "./removed-people.tsx";
import { useGonePerson } from "./use-gone-person.tsx";
import { usePersonActs } from "./use-person-acts.ts";
import { HowToOrder } from "../../parts/sorting/how-to-order.tsx";

type PersonEditorProps = { onDone: () => void };

/** The members while an administrator changes them: each change stands at once, and can be taken back. */
export function PersonEditor({ onDone }: PersonEditorProps) {
  const { data, isError, refetch } = trpc.person.listAll.useQuery(undefined, asStanding);
  if (data) return <Opened people={data} isStale={isError} onDone={onDone} />;
  if (isError) return <ErrorState onRetry={() => void refetch()}>문도의 명단을 불러오지 못했습니다.</ErrorState>;
  return <BusyState />;
}

type OpenedProps = PersonEditorProps & { people: readonly PersonRecord[]; isStale: boolean };

function Opened({ people, isStale, onDone }: OpenedProps) {
  const acts = usePersonActs(people);
  const open = useOpenForm<Edited>();
  const update = useGonePerson(acts.update, open.close);
  // What was changed stands at the foot of the page too, with which a page is sent.
  const finish = () => (acts.hasChanged() ? reloadPage() : onDone());
  const isFirst = people.every(({ isFounder }) => !isFounder);
  return (
    <div className={styles.editor} aria-busy={acts.isPending}>
      <ListBar title="문도" acts={acts} open={open} isStale={isStale} onFinish={finish} />
      <p className={styles.hint}>
        고친 내용은 곧바로 실립니다. 이름을 고치면 임원 명단과 계보 그림에서도 바뀝니다.{" "}
        <HowToOrder what="같은 스승의 제자들 사이에서 차례를" />
      </p>
      <PersonRows teacherId={null} people={people} acts={{ ...acts, update }} open={open} />
      {open.which === additionTo(null) ? (
        <PersonForm
          people={people}
          teacherId={null}
          open={open}
          busy={acts.isPending}
          onSave={acts.create}
          onClose={open.close}
        />
      ) : (
        <div className={styles.tools}>
          <Button {...open.opens(additionTo(null))}>{isFirst ? "1세 추가" : "스승 없는 사람 추가"}</Button>
        </div>
      )}
      <RemovedPeople acts={acts} />
    </div>
  );
}
