import { maximumKeyword } from "@bulmo/contracts/board";
import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { Select } from "@bulmo/ui/select";
import { TextInput } from "@bulmo/ui/text-input";
import type { FormEvent } from "react";
import { type PostSearch, validatePostSearch } from "./post-search.ts";
import * as styles from "./post-search-form.css.ts";

type PostSearchFormProps = {
  /** The list's address: without scripts the form goes there by itself. */
  action: string;
  search: PostSearch;
  onSearch: (search: PostSearch) => void;
  /** What those who write on this board are called. */
  authorLabel?: string;
};

export function PostSearchForm({ action, search, onSearch, authorLabel = "작성자" }: PostSearchFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(validatePostSearch(Object.fromEntries(new FormData(event.currentTarget))));
  };
  return (
    // A search reached by back and forward shows its own term again.
    <form
      key={`${search.searchType}:${search.searchKeyword}:${search.heading}`}
      action={action}
      role="search"
      className={styles.form}
      onSubmit={submit}
    >
      {search.heading && <input type="hidden" name="heading" value={search.heading} />}
      <Select name="searchType" aria-label="검색할 항목" defaultValue={search.searchType} className={styles.field}>
        <option value="TITLE">제목</option>
        <option value="USER">{authorLabel}</option>
        <option value="FILE">파일</option>
      </Select>
      <TextInput
        type="search"
        name="searchKeyword"
        aria-label="검색어"
        placeholder="검색어"
        maxLength={maximumKeyword}
        defaultValue={search.searchKeyword}
        enterKeyHint="search"
        className={styles.term}
      />
      <Button type="submit" className={styles.send}>
        <Icon name="search" />
        <span className={styles.word}>검색</span>
      </Button>
    </form>
  );
}
