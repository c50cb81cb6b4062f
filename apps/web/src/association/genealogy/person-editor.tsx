import type { PersonRecord } from "@bulmo/contracts/person";
import { Button } from "@bulmo/ui/button";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { useRef } from "react";
import { reloadPage } from "../../parts/form/reload-page.ts";
import { SessionOver } from "../../session/guard/guard.tsx";
import { asStanding } from "../../session/call/as-standing.ts";
import { trpc } from "../../session/call/trpc.ts";
import { useSessionState } from "../../session/session-provider.tsx";
import { DoneLine } from "../editing/done-line.tsx";
import * as styles from "../editing/editing.css.ts";
import type { Done } from "../editing/use-attempt.ts";
import { useOpenForm } from "../editing/use-open-form.ts";
import { PersonForm } from "./person-form.tsx";
import { type Edited, isAddedTo, PersonRows } from "./person-rows.tsx";
import { RemovedPeople } from "./removed-people.tsx";
import { useGonePerson } from "./use-gone-person.tsx";
import { usePersonActs } from "./use-person-acts.ts";

type PersonEditorProps = { onDone: () => void };

/** The members while an administrator changes them: each change stands at once, and can be taken back. */
export function PersonEditor({ onDone }: PersonEditorProps) {
  const { data, isError, refetch } = trpc.person.listAll.useQuery(undefined, {
    ...asStanding,
  });
  if (data) return <Opened people={data} onDone={onDone} />;
  if (isError) return <ErrorState onRetry={() => void refetch()}>문도의 명단을 불러오지 못했습니다.</ErrorState>;
  return <BusyState />;
}

function Opened({ people, onDone }: { people: readonly PersonRecord[] } & PersonEditorProps) {
  const isOver = useSessionState().status === "anonymous";
  const acts = usePersonActs(people);
  const open = useOpenForm<Edited>();
  const heading = useRef<HTMLHeadingElement>(null);
  const update = useGonePerson(acts.update, () => {
    open.close();
    heading.current?.focus();
  });
  // What was changed stands at the foot of the page too, with which a page is sent.
  const finish = () => (acts.hasChanged() ? reloadPage() : onDone());
  const takeBack = (done: Done) => (done.undoRemoves ? open.closeFor(() => acts.takeBack(done)) : acts.takeBack(done));
  const isFirst = people.every(({ isFounder }) => !isFounder);
  return (
    <div className={styles.editor} aria-busy={acts.isPending}>
      <div className={styles.bar}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          문도
        </h2>
        <Button variant="primary" onClick={() => void open.closeFor(finish)}>
          마치기
        </Button>
        {isOver && <SessionOver />}
      </div>
      <p className={styles.hint}>
        고친 내용은 곧바로 실립니다. 이름을 고치면 임원 명단과 계보 그림에서도 바뀝니다. 손잡이를 끌거나, 손잡이에서
        스페이스 키와 화살표 키를 눌러 같은 스승의 제자들 사이에서 차례를 바꿉니다.
      </p>
      <DoneLine last={acts.last} busy={acts.isPending} onUndo={(done) => void takeBack(done)} />
      <PersonRows teacherId={null} people={people} acts={{ ...acts, update }} open={open} />
      {isAddedTo(open, null) ? (
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
          <Button onClick={() => void open.show({ kind: "new", teacherId: null })}>
            {isFirst ? "1세 추가" : "스승 없는 사람 추가"}
          </Button>
        </div>
      )}
      <RemovedPeople acts={acts} onRestored={() => heading.current?.focus()} />
    </div>
  );
}
