import { labelOf } from "@bulmo/contracts/person-label";
import { ErrorState } from "@bulmo/ui/state";
import { Select } from "@bulmo/ui/select";
import type { KnownPeople } from "./known-people.ts";
import * as styles from "./row-list.css.ts";

type PersonFieldProps = {
  /** With the row's own name. */
  label: string;
  /** Their number; empty for who has no record. */
  value: string;
  /** As the row calls them, where their record is not known. */
  name: string;
  people: KnownPeople;
  onChoose: (id: string) => void;
};

/** Somebody of the lineage, whose name of today the page tells and to whom it leads (PAG-04). */
export function PersonField({ label, value, name, people, onChoose }: PersonFieldProps) {
  const { data = [], isPending, isError, refetch } = people;
  if (isError) return <ErrorState onRetry={() => void refetch()}>문도의 명단을 불러오지 못했습니다.</ErrorState>;
  const isKnown = data.some(({ id }) => String(id) === value);
  // What is hidden from others does not get among what everybody reads.
  const offered = data.filter(({ id, isPublic }) => isPublic || String(id) === value);
  return (
    <Select
      aria-label={label}
      className={styles.choice}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">적힌 이름 그대로</option>
      {value && !isKnown && <option value={value}>{isPending ? name : "기록을 찾을 수 없는 사람"}</option>}
      {offered.map((person) => (
        <option key={person.id} value={person.id}>
          {labelOf(person, data)}
          {person.isPublic ? "" : " (비공개)"}
        </option>
      ))}
    </Select>
  );
}
