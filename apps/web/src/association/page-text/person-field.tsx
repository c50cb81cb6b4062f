import { namesOf } from "@bulmo/contracts/page-text-person";
import { labelOf } from "@bulmo/contracts/person-label";
import { Select } from "@bulmo/ui/select";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "./row-list.css.ts";

type PersonFieldProps = {
  /** With the row's own name. */
  label: string;
  /** Their number; empty for who has no record. */
  value: string;
  /** With the names by which the row calls them from now on. */
  onChoose: (id: string, names: Readonly<Record<string, string>>) => void;
};

/** Somebody of the lineage, whose name of today the page tells and to whom it leads (PAG-04). */
export function PersonField({ label, value, onChoose }: PersonFieldProps) {
  const { data = [] } = trpc.person.listAll.useQuery();
  const choose = (id: string) => {
    const person = data.find((one) => String(one.id) === id);
    // What is hidden from others does not get among what everybody reads.
    const { name, hanja } = person?.isPublic ? namesOf(person) : { name: "", hanja: "" };
    onChoose(id, { ...(name && { name }), ...(hanja && { hanja }) });
  };
  return (
    <Select aria-label={label} className={styles.choice} value={value} onChange={({ target }) => choose(target.value)}>
      <option value="">적힌 이름 그대로</option>
      {value && !data.some(({ id }) => String(id) === value) && <option value={value}>기록을 찾을 수 없는 사람</option>}
      {data.map((person) => (
        <option key={person.id} value={person.id}>
          {labelOf(person, data)}
          {person.isPublic ? "" : " (비공개)"}
        </option>
      ))}
    </Select>
  );
}
