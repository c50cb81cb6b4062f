import type { PersonRecord } from "@bulmo/contracts/person";
import { Button } from "@bulmo/ui/button";
import { useRef } from "react";
import * as rows from "../../parts/list/fact-rows.css.ts";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import { SortableList } from "../../parts/sorting/sortable-list.tsx";
import * as sortable from "../../parts/sorting/sortable-row.css.ts";
import { SortableRow } from "../../parts/sorting/sortable-row.tsx";
import * as styles from "../editing/editing.css.ts";
import { useDroppedOrder } from "../editing/use-dropped-order.ts";
import type { OpenForm } from "../editing/use-open-form.ts";
import { PersonForm } from "./person-form.tsx";
import type { PersonActs } from "./use-person-acts.ts";

type Addition = `of-${number | "none"}`;

/** The form that is open: of somebody by their number, or of who is added to a teacher's disciples. */
export type Edited = number | Addition;

/** The form of somebody new under this teacher. */
export const additionTo = (teacherId: number | null): Addition => `of-${teacherId ?? "none"}`;

type PersonRowsProps = {
  teacherId: number | null;
  people: readonly PersonRecord[];
  acts: PersonActs;
  open: OpenForm<Edited>;
};

/** The disciples of one teacher, each with their own below; the order is saved as soon as one is dropped. */
export function PersonRows({ teacherId, people, acts, open }: PersonRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const own = people.filter((one) => one.teacherId === teacherId);
  const { ordered, move } = useDroppedOrder(own, (standing, wanted) => acts.order(teacherId, standing, wanted));
  const shared = { people, acts, open };
  if (own.length === 0) return null;
  return (
    <SortableList
      items={ordered.map(({ id, name }) => ({ key: String(id), title: name }))}
      noun="사람"
      list={list}
      onMove={(key, over) => void move(Number(key), Number(over))}
      renderDragged={({ title }) => <p className={sortable.dragged}>{title}</p>}
    >
      <ol
        ref={list}
        className={teacherId === null ? rows.list : styles.nested}
        aria-label={teacherId === null ? "문도" : undefined}
        inert={acts.isPending}
      >
        {ordered.map((person) => (
          <SortableRow
            key={person.id}
            id={String(person.id)}
            noun="사람"
            name={person.name}
            isStill={open.which === person.id}
            below={
              <>
                <PersonRows {...shared} teacherId={person.id} />
                {open.which === additionTo(person.id) && (
                  <PersonForm
                    people={people}
                    teacherId={person.id}
                    open={open}
                    busy={acts.isPending}
                    onSave={acts.create}
                    onClose={open.close}
                  />
                )}
              </>
            }
          >
            <PersonRow {...shared} person={person} />
          </SortableRow>
        ))}
      </ol>
    </SortableList>
  );
}

type PersonRowProps = Omit<PersonRowsProps, "teacherId"> & { person: PersonRecord };

function PersonRow({ person, people, acts, open }: PersonRowProps) {
  const { id, name, hanja, dharmaName, generation, isPublic } = person;
  const remove = () => acts.remove(person);
  if (open.which === id)
    return (
      <PersonForm
        person={person}
        people={people}
        teacherId={person.teacherId}
        open={open}
        busy={acts.isPending}
        onSave={(written, sending) => acts.update(person, written, sending)}
        onClose={open.close}
      />
    );
  const isTeacher = people.some(({ teacherId }) => teacherId === id);
  const place = generation === null ? "계보 밖" : generation > 0 && `${generation}세`;
  const told = [place, dharmaName, hanja, !isPublic && "비공개"];
  return (
    <div className={actionRows.row}>
      <div>
        <p className={actionRows.name}>{name}</p>
        <p className={rows.details}>{told.filter(Boolean).join(" · ")}</p>
      </div>
      <div className={actionRows.buttons}>
        <Button size="small" aria-label={`${name} 고치기`} {...open.opens(id)}>
          고치기
        </Button>
        <Button size="small" aria-label={`${name} 제자 추가`} {...open.opens(additionTo(id))}>
          제자 추가
        </Button>
        {!isTeacher && (
          <Button
            size="small"
            aria-label={`${name} 지우기`}
            onClick={() => void (open.which === additionTo(id) ? open.closeFor(remove) : remove())}
          >
            지우기
          </Button>
        )}
      </div>
    </div>
  );
}
