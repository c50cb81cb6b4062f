import type { WorkChoices } from "@bulmo/contracts/work-search";
import { Link } from "../../parts/link/link.tsx";
import * as styles from "./chosen-conditions.css.ts";
import { labelOf } from "./work-labels.ts";
import {
  changed,
  chosenNames,
  valuesIn,
  withChoice,
  withoutYears,
  type WorkQuery,
  yearsInWords,
} from "./work-query.ts";

type Chosen = { name: string; label: string; without: (query: WorkQuery) => WorkQuery };

const withoutKeyword = (query: WorkQuery): WorkQuery => ({ ...query, keyword: undefined });

/** What an address asks for, each with the way to do without it. */
function chosenIn(query: WorkQuery, choices: WorkChoices): Chosen[] {
  const { keyword, from, to } = query;
  const words = keyword ? [{ name: "keyword", label: `‘${keyword}’`, without: withoutKeyword }] : [];
  const values = chosenNames.flatMap((name) =>
    valuesIn(query, name).map((value) => {
      const label = labelOf(name, choices[name].find((choice) => choice.value === value) ?? { value });
      return {
        name: `${name} ${value}`,
        label: name === "teacher" ? `${label}의 문하` : label,
        without: (latest: WorkQuery) => withChoice(latest, name, value, false),
      };
    }),
  );
  const years = from || to ? [{ name: "years", label: yearsInWords(query), without: withoutYears }] : [];
  return [...words, ...values, ...years];
}

type ChosenConditionsProps = { query: WorkQuery; choices: WorkChoices };

/** What is asked for; pressed, each is asked for no more. */
export function ChosenConditions({ query, choices }: ChosenConditionsProps) {
  const chosen = chosenIn(query, choices);
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="고른 조건" className={styles.list}>
      {chosen.map(({ name, label, without }) => (
        <li key={name}>
          <Link
            to="/gallery/works"
            search={changed(without)}
            resetScroll={false}
            aria-label={`${label} 빼기`}
            className={styles.chosen}
          >
            {label} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link to="/gallery/works" search={{}} resetScroll={false} className={styles.all}>
            모두 빼기
          </Link>
        </li>
      )}
    </ul>
  );
}
