import { artistLine } from "@bulmo/contracts/work-artist-line";
import { artistsLabel } from "@bulmo/contracts/work-artist-role";
import { type WorkField, workTexts } from "@bulmo/contracts/work-field";
import type { WorkProposal } from "@bulmo/contracts/work-proposal";
import { Checkbox } from "@bulmo/ui/checkbox";
import { Select } from "@bulmo/ui/select";
import { TextInput } from "@bulmo/ui/text-input";
import { type InputHTMLAttributes, useState } from "react";
import { artistsIn } from "../../post/write/artist-draft.ts";
import { ArtistInputs } from "../../post/write/artist-inputs.tsx";
import { type Choice, type Edit, faultOf, fieldId, type Proposed } from "./proposal-draft.ts";
import * as styles from "./proposal.css.ts";

type ProposalFieldsProps = {
  work: WorkProposal;
  proposed: readonly Proposed[];
  onEdit: (work: WorkProposal, name: Choice, edit: Edit) => void;
};

const labelOf = (name: Choice) => (name === "artists" ? artistsLabel : workTexts[name].label);

/** What is proposed of one work, each to be chosen and put right. */
export function ProposalFields({ work, proposed, onEdit }: ProposalFieldsProps) {
  return (
    <div role="group" aria-label={`‘${work.title}’의 기록`} className={styles.fields}>
      {proposed.map((one) => (
        <ProposalField key={one.name} work={work} proposed={one} onEdit={(edit) => onEdit(work, one.name, edit)} />
      ))}
    </div>
  );
}

type ProposalFieldProps = { work: WorkProposal; proposed: Proposed; onEdit: (edit: Edit) => void };

function ProposalField({ work, proposed, onEdit }: ProposalFieldProps) {
  const { name, value, current, isChosen, reason } = proposed;
  const id = fieldId(work, name);
  const fault = faultOf(proposed);
  const notes = [fault, reason && `확인: ${reason}`, current && `지금 적힌 것: ${shown(name, current)}`];
  const said = notes.filter(Boolean);
  const described = said.length > 0 ? `${id}-notes` : undefined;
  // Who puts something right means it.
  const change = (typed: string) => onEdit({ value: typed, isChosen: true });
  return (
    <div className={name === "technique" || name === "artists" ? styles.wideField : styles.field}>
      <Checkbox
        label={labelOf(name)}
        checked={isChosen}
        aria-describedby={described}
        onCheckedChange={(checked) => onEdit({ isChosen: checked === true })}
      />
      {name === "artists" ? (
        <Artists value={value} id={id} onChange={change} />
      ) : (
        <ValueInput
          field={workTexts[name]}
          control={{
            id,
            value,
            "aria-label": `‘${work.title}’의 ${labelOf(name)}`,
            "aria-invalid": fault !== "" || undefined,
            "aria-describedby": described,
            onChange: ({ target }) => change(target.value),
          }}
        />
      )}
      {said.length > 0 && (
        <p id={described} className={fault ? styles.fault : styles.aside}>
          {said.join(" ")}
        </p>
      )}
    </div>
  );
}

/** As people say it. */
const shown = (name: Choice, value: string) => (name === "kind" ? (choicesOf(workTexts.kind)[value] ?? value) : value);

const choicesOf = ({ choices = {} }: WorkField) => choices;

type Control = Pick<
  InputHTMLAttributes<HTMLInputElement | HTMLSelectElement>,
  "id" | "value" | "onChange" | "aria-label" | "aria-invalid" | "aria-describedby"
>;

function ValueInput({ field, control }: { field: WorkField; control: Control }) {
  if (field.kind !== "choice")
    return (
      <TextInput
        {...control}
        maxLength={field.longest}
        autoComplete="off"
        {...(field.kind === "length" && { inputMode: "decimal" })}
      />
    );
  return (
    <Select {...control}>
      {Object.entries(choicesOf(field)).map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </Select>
  );
}

/** Who they are in a line; the form of artists comes when somebody is to be put right. */
function Artists({ value, id, onChange }: { value: string; id: string; onChange: (value: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className={styles.artists}>{artistLine(artistsIn(value))}</p>
      <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary}>작가 고치기</summary>
        {isOpen && <ArtistInputs value={value} id={id} error={undefined} onChange={onChange} />}
      </details>
    </>
  );
}
