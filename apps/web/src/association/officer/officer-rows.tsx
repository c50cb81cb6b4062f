import type { OfficerRecord } from "@bulmo/contracts/officer";
import type { PersonRecord } from "@bulmo/contracts/person";
import { Button } from "@bulmo/ui/button";
import { useRef, useState } from "react";
import * as rows from "../../parts/list/fact-rows.css.ts";
import * as tended from "../../parts/list/tended-rows.css.ts";
import { moved } from "../../parts/sorting/moved.ts";
import { SortableList } from "../../parts/sorting/sortable-list.tsx";
import * as sortable from "../../parts/sorting/sortable-row.css.ts";
import { SortableRow } from "../../parts/sorting/sortable-row.tsx";
import { OfficerForm } from "./officer-form.tsx";
import type { OfficerActs } from "./use-officer-acts.ts";

type OfficerRowsProps = {
  officers: readonly OfficerRecord[];
  people: readonly PersonRecord[];
  acts: OfficerActs;
  edited: number | "new" | null;
  onEdit: (edited: number | null) => void;
};

const titleOf = ({ role, name }: OfficerRecord) => `${role} ${name}`;

/** In their order, which is saved as soon as one is dropped. */
export function OfficerRows({ officers, people, acts, edited, onEdit }: OfficerRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  /** As they were dropped, until the server has answered. */
  const [dropped, setDropped] = useState<readonly number[]>();
  const ids = dropped ?? officers.map(({ id }) => id);
  const ordered = ids.flatMap((id) => officers.filter((one) => one.id === id));
  const move = async (from: number, over: number) => {
    const next = moved(ids, from, over);
    setDropped(next);
    await acts.order(officers, next);
    setDropped(undefined);
  };
  return (
    <SortableList
      items={ordered.map((officer) => ({ key: String(officer.id), title: titleOf(officer) }))}
      noun="임원"
      list={list}
      onMove={(key, over) => void move(Number(key), Number(over))}
      renderDragged={({ title }) => <p className={sortable.dragged}>{title}</p>}
    >
      <ol ref={list} className={rows.list} aria-label="임원" inert={acts.isPending}>
        {ordered.map((officer, place) => (
          <SortableRow key={officer.id} id={String(officer.id)} noun="임원" name={titleOf(officer)}>
            {edited === officer.id ? (
              <OfficerForm
                officer={officer}
                people={people}
                busy={acts.isPending}
                onSave={(written, onRefused) => acts.update(officer, written, onRefused)}
                onClose={() => onEdit(null)}
              />
            ) : (
              <OfficerFacts
                officer={officer}
                onEdit={() => onEdit(officer.id)}
                onRemove={() => void acts.remove(officer, place + 1)}
              />
            )}
          </SortableRow>
        ))}
      </ol>
    </SortableList>
  );
}

type OfficerFactsProps = { officer: OfficerRecord; onEdit: () => void; onRemove: () => void };

const OfficerFacts = ({ officer, onEdit, onRemove }: OfficerFactsProps) => (
  <div className={tended.row}>
    <div>
      <p className={tended.name}>{titleOf(officer)}</p>
      <p className={rows.details}>{[officer.remarks, officer.phone].filter(Boolean).join(" · ")}</p>
    </div>
    <div className={tended.buttons}>
      <Button size="small" aria-label={`${titleOf(officer)} 고치기`} onClick={onEdit}>
        고치기
      </Button>
      <Button size="small" aria-label={`${titleOf(officer)} 지우기`} onClick={onRemove}>
        지우기
      </Button>
    </div>
  </div>
);
