import type { OfficerRecord } from "@bulmo/contracts/officer";
import type { PersonRecord } from "@bulmo/contracts/person";
import { Button } from "@bulmo/ui/button";
import { useRef } from "react";
import * as rows from "../../parts/list/fact-rows.css.ts";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import { SortableList } from "../../parts/sorting/sortable-list.tsx";
import * as sortable from "../../parts/sorting/sortable-row.css.ts";
import { SortableRow } from "../../parts/sorting/sortable-row.tsx";
import { useDroppedOrder } from "../editing/use-dropped-order.ts";
import type { OpenForm } from "../editing/use-open-form.ts";
import { OfficerForm } from "./officer-form.tsx";
import type { OfficerActs } from "./use-officer-acts.ts";

/** The form that is open: of an office by its number, of one that is added, or of a term. */
export type Edited = number | "new" | "begin" | "change";

type OfficerRowsProps = {
  officers: readonly OfficerRecord[];
  people: readonly PersonRecord[];
  acts: OfficerActs;
  open: OpenForm<Edited>;
};

const titleOf = ({ role, name }: OfficerRecord) => `${role} ${name}`;

/** In their order, which is saved as soon as one is dropped. */
export function OfficerRows({ officers, people, acts, open }: OfficerRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const { ordered, move } = useDroppedOrder(officers, (_standing, wanted) => acts.order(officers, wanted));
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
          <SortableRow
            key={officer.id}
            id={String(officer.id)}
            noun="임원"
            name={titleOf(officer)}
            isStill={open.which === officer.id}
          >
            <OfficerRow officer={officer} place={place + 1} people={people} acts={acts} open={open} />
          </SortableRow>
        ))}
      </ol>
    </SortableList>
  );
}

type OfficerRowProps = Pick<OfficerRowsProps, "people" | "acts" | "open"> & {
  officer: OfficerRecord;
  /** In the list, from 1. */
  place: number;
};

function OfficerRow({ officer, place, people, acts, open }: OfficerRowProps) {
  if (open.which === officer.id)
    return (
      <OfficerForm
        officer={officer}
        term={officer.term}
        people={people}
        open={open}
        busy={acts.isPending}
        onSave={(written, sending) => acts.update(officer, written, sending)}
        onClose={open.close}
      />
    );
  const { id, remarks, phone } = officer;
  const title = titleOf(officer);
  return (
    <div className={actionRows.row}>
      <div>
        <p className={actionRows.name}>{title}</p>
        <p className={rows.details}>{[remarks, phone].filter(Boolean).join(" · ")}</p>
      </div>
      <div className={actionRows.buttons}>
        <Button size="small" aria-label={`${title} 고치기`} {...open.opens(id)}>
          고치기
        </Button>
        <Button size="small" aria-label={`${title} 지우기`} onClick={() => void acts.remove(officer, place)}>
          지우기
        </Button>
      </div>
    </div>
  );
}
