import { logo } from "@bulmo/content/logo";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import * as rows from "../reading/rows.css.ts";
import { Lead, Parts, Spread, SpreadTitle } from "../reading/spread.tsx";
import { Arrangements } from "./arrangements.tsx";
import { Downloads } from "./downloads.tsx";
import * as styles from "./logo.css.ts";
import { Palette } from "./palette.tsx";

/** The association's mark: what it means, its files and its colours (ASC-02). */
export function LogoView() {
  return (
    <Parts>
      <Arrangements />
      <Meaning />
      <Spread
        side={
          <>
            <SpreadTitle title="내려받기" />
            <Lead>{logo.filesLead}</Lead>
          </>
        }
      >
        <Downloads />
      </Spread>
      <Spread side={<SpreadTitle title="쓸 때의 약속" />}>
        <ul className={styles.rules}>
          {logo.rules.map((rule) => (
            <li key={rule}>{keepTogether(rule)}</li>
          ))}
        </ul>
      </Spread>
      <Spread
        side={
          <>
            <SpreadTitle title="빛깔" />
            <Lead>{logo.paletteLead}</Lead>
          </>
        }
      >
        <Palette />
      </Spread>
    </Parts>
  );
}

function Meaning() {
  return (
    <Spread
      side={
        <>
          <SpreadTitle title="로고의 뜻" />
          <Lead>{logo.lead}</Lead>
        </>
      }
    >
      <dl className={rows.rows}>
        {logo.meanings.map(({ title, text }) => (
          <div key={title} className={rows.row}>
            <dt className={rows.name}>{title}</dt>
            <dd className={rows.text}>{keepTogether(text)}</dd>
          </div>
        ))}
      </dl>
    </Spread>
  );
}
