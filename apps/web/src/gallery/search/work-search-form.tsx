import { Button } from "@bulmo/ui/button";
import { TextInput } from "@bulmo/ui/text-input";
import type { FormEvent } from "react";
import { useNavigate } from "@tanstack/react-router";
import { validateRecordSearch, type WorkQuery } from "./work-query.ts";
import { WorkKeyword } from "./work-keyword.tsx";
import * as styles from "./work-search-form.css.ts";

/** Words and years. What else is chosen goes along; without scripts the form goes to its address by itself. */
export function WorkSearchForm({ query }: { query: WorkQuery }) {
  const navigate = useNavigate();
  const { keyword, from, to, ...chosen } = query;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = validateRecordSearch(Object.fromEntries(new FormData(event.currentTarget)));
    void navigate({ to: "/gallery/works", search });
  };
  return (
    // Another search shows its own words and years.
    <form
      key={`${keyword} ${from} ${to}`}
      action="/gallery/works"
      role="search"
      aria-label="작품"
      className={styles.form}
      onSubmit={submit}
    >
      {Object.entries(chosen).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <WorkKeyword keyword={keyword} />
      <span role="group" aria-label="제작 연도" className={styles.years}>
        <span aria-hidden="true">제작 연도</span>
        <Year name="from" end="시작" year={from} />
        <span aria-hidden="true">~</span>
        <Year name="to" end="끝" year={to} />
      </span>
      <Button type="submit">찾기</Button>
    </form>
  );
}

type YearProps = { name: "from" | "to"; end: string; year: string | undefined };

const Year = ({ name, end, year }: YearProps) => (
  <TextInput
    name={name}
    aria-label={`${end} 연도`}
    placeholder={end}
    inputMode="numeric"
    maxLength={4}
    defaultValue={year}
    className={styles.year}
  />
);
