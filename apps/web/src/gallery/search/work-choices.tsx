import type { PictureColour } from "@bulmo/contracts/picture-colour";
import type { WorkChoice, WorkChoices as Choices } from "@bulmo/contracts/work-search";
import { ColourSwatch } from "@bulmo/ui/colour-swatch";
import { useState } from "react";
import { opensInApp } from "../../page/early-click.ts";
import { Link } from "../../parts/link/link.tsx";
import { type FacetName, facetLabels, facetNames, labelOf } from "./work-labels.ts";
import * as styles from "./work-choices.css.ts";
import { changed, countChosen, isChosen, isDecade, withChoice, withDecade, type WorkQuery } from "./work-query.ts";

/** Names beyond these are behind a press. */
const fewNames = 8;

type WorkChoicesProps = { choices: Choices; query: WorkQuery };

/** Everything one may choose, each with how many works there would be; all of them are links (WRK-04). */
export function WorkChoices({ choices, query }: WorkChoicesProps) {
  // Whoever comes with a choice made, or on a phone, looks at works first; afterwards it stays as they leave it.
  const [isOpenOnDesk] = useState(() => Object.values(query).every((value) => value === undefined));
  const count = countChosen(query);
  return (
    <details className={styles.frame} data-open-on-desk={isOpenOnDesk || undefined}>
      <summary className={styles.summary}>
        조건 고르기
        {count > 0 && <span className={styles.count}>{count}개 고름</span>}
      </summary>
      <dl className={styles.rows}>
        {facetNames.map(
          (name) =>
            choices[name].length > 0 && (
              <div key={name} className={styles.row}>
                <dt className={styles.name} id={`facet-${name}`}>
                  {facetLabels[name]}
                </dt>
                <dd>
                  <Values name={name} choices={choices[name]} query={query} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </details>
  );
}

type ValuesProps = { name: FacetName; choices: readonly WorkChoice[]; query: WorkQuery };

function Values({ name, choices, query }: ValuesProps) {
  const few = name === "artist" || name === "teacher" ? choices.slice(0, fewNames) : choices;
  const more = choices.slice(few.length);
  return (
    <>
      <ValueList name={name} choices={few} query={query} />
      {more.length > 0 && (
        <details>
          <summary className={styles.more}>{more.length}명 더 보기</summary>
          <ValueList name={name} choices={more} query={query} />
        </details>
      )}
    </>
  );
}

const ValueList = ({ name, choices, query }: ValuesProps) => (
  <ul className={styles.values} aria-labelledby={`facet-${name}`}>
    {choices.map((choice) => (
      <li key={choice.value}>
        <Value name={name} choice={choice} query={query} />
      </li>
    ))}
  </ul>
);

function Value({ name, choice, query }: { name: FacetName; choice: WorkChoice; query: WorkQuery }) {
  const { value, count } = choice;
  const isOn = name === "decade" ? isDecade(query, value) : isChosen(query, name, value);
  return (
    <Link
      to="/gallery/works"
      search={changed((latest) =>
        name === "decade" ? withDecade(latest, value, !isOn) : withChoice(latest, name, value, !isOn),
      )}
      current={isOn && "true"}
      resetScroll={false}
      className={styles.value}
      // One choice follows another: a page that is loaded for each would begin with all of them out of sight.
      {...opensInApp}
    >
      {name === "colour" && <ColourSwatch name={value as PictureColour} />}
      {labelOf(name, choice)} <span className={styles.count}>{count.toLocaleString("ko-KR")}</span>
    </Link>
  );
}
