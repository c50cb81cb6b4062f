import type { PersonRecord } from "@bulmo/contracts/person";
import { Button } from "@bulmo/ui/button";
import { useRef, useState } from "react";
import * as rows from "../../parts/list/fact-rows.css.ts";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import { moved } from "../../parts/sorting/moved.ts";
import { SortableList } from "../../parts/sorting/sortable-list.tsx";
import * as sortable from "../../parts/sorting/sortable-row.css.ts";
import { SortableRow } from "../../parts/sorting/sortable-row.tsx";
import * as styles from "../editing/editing.css.ts";
import type { OpenForm } from "../editing/use-open-form.ts";
import { PersonForm } from "./person-form.tsx";
import type { PersonActs } from "./use-person-acts.ts";

/** The form that is open: of somebody, or of who is added to a teacher's disciples. */
export type Edited = { kind: "old"; id: number } | { kind: "new"; teacherId: number | null };

type PersonRowsProps = {
  teacherId: number | null;
  people: readonly PersonRecord[];
  acts: PersonActs;
  open: OpenForm<Edited>;
};

/** The disciples of one teacher, each with their own below; the order is saved as soon as one is dropped. */
export function PersonRows({ teacherId, people, acts, open }: PersonRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  /** As they were dropped, until the server has answered. */
  const [dropped, setDropped] = useState<readonly number[]>();
  const own = people.filter((one) => one.teacherId === teacherId);
  const standing = own.map(({ id }) => id);
  const ordered = (dropped ?? standing).flatMap((id) => own.filter((one) => one.id === id));
  const move = async (from: number, over: number) => {
    const next = moved(dropped ?? standing, from, over);
    setDropped(next);
    await acts.order(teacherId, standing, next);
    setDropped(undefined);
  };
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
            below={
              <>
                <PersonRows {...shared} teacherId={person.id} />
                {isAddedTo(open, person.id) && (
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

/** Whether a form stands open for somebody new under this teacher. */
export const isAddedTo = ({ which }: OpenForm<Edited>, teacherId: number | null): boolean =>
  which?.kind === "new" && which.teacherId === teacherId;

type PersonRowProps = Omit<PersonRowsProps, "teacherId"> & { person: PersonRecord };

function PersonRow({ person, people, acts, open }: PersonRowProps) {
  const { id, name, hanja, dharmaName, generation, isPublic } = person;
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    open.close();
    opener.current?.focus();
  };
  const { which } = open;
  const remove = () => acts.remove(person);
  if (which?.kind === "old" && which.id === id)
    return (
      <PersonForm
        person={person}
        people={people}
        teacherId={person.teacherId}
        open={open}
        busy={acts.isPending}
        onSave={(written, onRefused) => acts.update(person, written, onRefused)}
        onClose={close}
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
        <Button
          ref={opener}
          size="small"
          aria-label={`${name} 고치기`}
          onClick={() => void open.show({ kind: "old", id })}
        >
          고치기
        </Button>
        <Button
          size="small"
          aria-label={`${name} 제자 추가`}
          onClick={() => void open.show({ kind: "new", teacherId: id })}
        >
          제자 추가
        </Button>
        {!isTeacher && (
          <Button
            size="small"
            aria-label={`${name} 지우기`}
            onClick={() => void (isAddedTo(open, id) ? open.closeFor(remove) : remove())}
          >
            지우기
          </Button>
        )}
      </div>
    </div>
  );
}
