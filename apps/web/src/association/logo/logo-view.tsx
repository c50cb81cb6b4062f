import { logo } from "@bulmo/content/logo";
import { pigment } from "@bulmo/ui/palette";
import { CopyButton } from "../../parts/copy/copy-button.tsx";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import * as rows from "../longform/rows.css.ts";
import { Lead, Parts, Spread, SpreadTitle } from "../longform/spread.tsx";
import { Arrangements } from "./arrangements.tsx";
import { Downloads } from "./downloads.tsx";
import * as styles from "./logo.css.ts";

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

/** The pigments of the site's drawings, to be used again. */
function Palette() {
  return (
    <ul className={styles.palette}>
      {logo.pigments.map(({ token, name, use, ...rest }) => (
        <li key={token} className={styles.swatch}>
          <div className={styles.colour} style={{ backgroundColor: pigment[token] }} />
          <div className={styles.words}>
            <p className={styles.pigment}>
              {name}
              {"hanja" in rest && <span className={styles.use}>{rest.hanja}</span>}
            </p>
            <p className={styles.use}>{use}</p>
            <div className={styles.code}>
              <code>{pigment[token]}</code>
              <CopyButton text={pigment[token]} what={`${name}의 색상값`} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
