import { maximumQuery } from "@bulmo/contracts/search-rule";
import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { TextInput } from "@bulmo/ui/text-input";
import { useHydrated, useNavigate, useRouter } from "@tanstack/react-router";
import { type FormEvent, useEffect, useRef, useState } from "react";
import * as styles from "./search.css.ts";
import { searchFieldId } from "../../page/search-shortcut.ts";
import { validateSearchQuery } from "./search-query.ts";

/**
 * Whoever comes without words comes to write some; the page that has just been shown took the focus to its content. One
 * that came as a document has given it already (`search-focus.ts`): when React takes it over, readers are elsewhere.
 */
function useFieldFocus(isWanted: boolean) {
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const [isOpenedByApp] = useState(isHydrated);
  useEffect(() => {
    if (!isWanted) return undefined;
    const focus = () => field.current?.focus();
    if (isOpenedByApp) focus();
    return router.subscribe("onRendered", ({ fromLocation, hrefChanged }) => {
      if (fromLocation && hrefChanged) focus();
    });
  }, [router, isWanted, isOpenedByApp]);
  return field;
}

/** Without scripts the form goes to its address by itself. */
export function SearchForm({ query }: { query: string | undefined }) {
  const navigate = useNavigate();
  const field = useFieldFocus(!query);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate({
      to: "/search",
      search: validateSearchQuery(Object.fromEntries(new FormData(event.currentTarget))),
    });
  };
  return (
    // A search reached by back and forward shows its own words again.
    <form key={query} action="/search" role="search" className={styles.form} onSubmit={submit}>
      <label htmlFor={searchFieldId} className={styles.label}>
        검색어
      </label>
      <div className={styles.row}>
        <TextInput
          ref={field}
          id={searchFieldId}
          type="search"
          name="query"
          maxLength={maximumQuery}
          defaultValue={query}
          enterKeyHint="search"
          autoComplete="off"
          className={styles.field}
        />
        <Button type="submit">
          <Icon name="search" />
          검색
        </Button>
      </div>
    </form>
  );
}
