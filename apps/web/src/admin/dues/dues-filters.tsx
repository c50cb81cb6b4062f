import type { Grade } from "@bulmo/contracts/grade";
import { Button } from "@bulmo/ui/button";
import { Select } from "@bulmo/ui/select";
import { TextInput } from "@bulmo/ui/text-input";
import { useNavigate } from "@tanstack/react-router";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import { dayFromNow } from "../../parts/text/date.ts";
import { type DuesSearch, validateDuesSearch } from "./dues-search.ts";
import * as styles from "./dues.css.ts";

/** Years to choose from: next year's dues are paid early, and old ones are looked up. */
const yearsAround = (year: number): number[] => {
  const next = Number(dayFromNow(0).slice(0, 4)) + 1;
  const years = Array.from({ length: 12 }, (_, back) => next - back);
  return years.includes(year) ? years : [...years, year].toSorted((a, b) => b - a);
};

const states = [
  ["", "모두"],
  ["UNPAID", "내지 않은 회원"],
  ["PAID", "낸 회원"],
] as const;

type FiltersProps = { search: DuesSearch; year: number; grades: readonly Grade[] };

/** Which members of which year; each choice is an address. */
export function DuesFilters({ search, year, grades }: FiltersProps) {
  const navigate = useNavigate();
  const find = (sent: HTMLFormElement) => navigate({ to: "/admin/dues", search: validateDuesSearch(valuesOf(sent)) });
  const send = ({ target }: { target: HTMLSelectElement }) => target.form?.requestSubmit();
  return (
    <Form key={JSON.stringify(search)} role="search" className={styles.filters} onSubmit={find}>
      <Select name="year" aria-label="연도" defaultValue={year} onChange={send}>
        {yearsAround(year).map((one) => (
          <option key={one} value={one}>{`${one}년`}</option>
        ))}
      </Select>
      {grades.length > 0 && (
        <Select name="grade" aria-label="회원 등급" defaultValue={search.grade ?? ""} onChange={send}>
          <option value="">모든 등급</option>
          {grades.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Select name="state" aria-label="납부" defaultValue={search.state ?? ""} onChange={send}>
        {states.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <div className={styles.words}>
        <TextInput
          type="search"
          name="search"
          aria-label="회원 검색"
          placeholder="이름, 닉네임"
          maxLength={200}
          defaultValue={search.search}
          enterKeyHint="search"
        />
        <Button type="submit">검색</Button>
      </div>
    </Form>
  );
}
