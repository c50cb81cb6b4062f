import { ilsub } from "@bulmo/content/ilsub";
import { Prose } from "@bulmo/ui/prose";
import { FittingTable } from "@bulmo/ui/ruled-table";
import { Passages } from "../../lib/reading/passages.tsx";
import { Lead, Note, Spread, SpreadTitle } from "../../lib/reading/spread.tsx";
import * as styles from "./biography.css.ts";

/** The master's life, told and then by its years. */
export function Biography() {
  const { title, titleHanja, dates, lead, passages, years, note } = ilsub;
  return (
    <div className={styles.biography}>
      <Spread
        side={
          <>
            <SpreadTitle title={title} hanja={titleHanja} />
            <p className={styles.dates}>{dates}</p>
            <Lead>{lead}</Lead>
          </>
        }
      >
        <Prose serif>
          <Passages passages={passages} level={3} />
        </Prose>
      </Spread>
      <Spread
        side={
          <>
            <SpreadTitle title="연보" />
            <Note>{note}</Note>
          </>
        }
      >
        <div className={styles.years}>
          <FittingTable>
            <caption>{title} 스님의 연보</caption>
            <thead>
              <tr>
                <th scope="col">해</th>
                <th scope="col">일</th>
              </tr>
            </thead>
            <tbody>
              {years.map(({ year, event }) => (
                <tr key={year}>
                  <th scope="row">{year}</th>
                  <td>{event}</td>
                </tr>
              ))}
            </tbody>
          </FittingTable>
        </div>
      </Spread>
    </div>
  );
}
