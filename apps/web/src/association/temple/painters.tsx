import type { Temple } from "@bulmo/content/temple";
import { SampleNote } from "../reading/sample-note.tsx";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import * as rows from "../reading/rows.css.ts";
import { Spread, SpreadTitle } from "../reading/spread.tsx";
import * as styles from "./temple.css.ts";

/** Those who painted there, in a few words each. */
export function Painters({ title, sample, people }: Temple["painters"]) {
  return (
    <Spread
      side={
        <>
          <SpreadTitle title={title} />
          {sample && <SampleNote />}
        </>
      }
    >
      <ul className={rows.rows}>
        {people.map(({ name, hanja, dates, text }) => (
          <li key={name} className={rows.row}>
            <h3 className={styles.name}>
              {name}
              <span className={styles.hanja}>{hanja}</span>
            </h3>
            <p className={rows.quiet}>{dates}</p>
            <p className={rows.text}>{keepTogether(text)}</p>
          </li>
        ))}
      </ul>
    </Spread>
  );
}
