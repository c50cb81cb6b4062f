import { maximumKeyword } from "@bulmo/contracts/board";
import { Button } from "@bulmo/ui/button";
import { TextInput } from "@bulmo/ui/text-input";
import type { FormEvent } from "react";
import { useNavigate } from "@tanstack/react-router";
import { validateWorkSearch, type WorkQuery } from "./work-query.ts";
import * as styles from "./work-search-form.css.ts";

/** Words and years. What else is chosen goes along; without scripts the form goes to its address by itself. */
export function WorkSearchForm({ query }: { query: WorkQuery }) {
  const navigate = useNavigate();
  const { keyword, from, to, ...chosen } = query;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = validateWorkSearch(Object.fromEntries(new FormData(event.currentTarget)));
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
      <TextInput
        type="search"
        name="keyword"
        aria-label="검색어"
        placeholder="제목, 작가, 재료, 소장처"
        maxLength={maximumKeyword}
        defaultValue={keyword}
        enterKeyHint="search"
        className={styles.term}
      />
      <span className={styles.years}>
        <TextInput
          name="from"
          aria-label="이 해부터"
          placeholder="연도"
          inputMode="numeric"
          maxLength={4}
          defaultValue={from}
          className={styles.year}
        />
        <span aria-hidden="true">~</span>
        <TextInput
          name="to"
          aria-label="이 해까지"
          placeholder="연도"
          inputMode="numeric"
          maxLength={4}
          defaultValue={to}
          className={styles.year}
        />
      </span>
      <Button type="submit">찾기</Button>
    </form>
  );
}
