import type { Temple } from "@bulmo/content/temple";
import { SampleNote } from "../../lib/reading/sample-note.tsx";
import { Spread, SpreadTitle } from "../../lib/reading/spread.tsx";
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
      <ul className={styles.painters}>
        {people.map(({ name, hanja, dates, text }) => (
          <li key={name} className={styles.painter}>
            <h3 className={styles.name}>
              {name}
              <span className={styles.hanja}>{hanja}</span>
            </h3>
            <p className={styles.dates}>{dates}</p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Spread>
  );
}
