import { logoSheet } from "@bulmo/content/logo-sheet";
import { pigment } from "@bulmo/ui/palette";
import { createElement, Fragment } from "react";
import { CopyButton } from "../../parts/copy/copy-button.tsx";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import * as rows from "../longform/rows.css.ts";
import { Lead, Parts, Spread, SpreadTitle } from "../longform/spread.tsx";
import { asWritten, type TextRow, type TextSlots } from "../page-text/text-slots.tsx";
import { Arrangements } from "./arrangements.tsx";
import { Downloads } from "./downloads.tsx";
import * as styles from "./logo.css.ts";

/** The association's mark: what it means, its files and its colours (ASC-02). */
export const logoLayout = (slots: TextSlots) => (
  <Parts>
    <Arrangements slots={slots} />
    <Spread
      side={
        <>
          <SpreadTitle title="로고의 뜻" />
          {slots.has("lead") && <Lead>{slots.part(["lead"], asWritten)}</Lead>}
          {slots.tools}
        </>
      }
    >
      {slots.rows("meanings", (meanings) => (
        <dl className={rows.rows}>{createElement(Fragment, null, ...meanings.map(asMeaning))}</dl>
      ))}
    </Spread>
    <Spread
      side={
        <>
          <SpreadTitle title="내려받기" />
          {slots.has("filesLead") && <Lead>{slots.part(["filesLead"], asWritten)}</Lead>}
        </>
      }
    >
      <Downloads />
    </Spread>
    <Spread side={<SpreadTitle title="쓸 때의 약속" />}>
      {slots.rows("rules", (rules) => (
        <ul className={styles.rules}>{createElement(Fragment, null, ...rules.map(asRule))}</ul>
      ))}
    </Spread>
    <Spread
      side={
        <>
          <SpreadTitle title="빛깔" />
          {slots.has("paletteLead") && <Lead>{slots.part(["paletteLead"], asWritten)}</Lead>}
        </>
      }
    >
      <Palette />
    </Spread>
  </Parts>
);

const asMeaning = ({ title = "", text = "" }: TextRow) => (
  <div className={rows.row}>
    <dt className={rows.name}>{title}</dt>
    <dd className={rows.text}>{keepTogether(text)}</dd>
  </div>
);

const asRule = ({ text = "" }: TextRow) => <li>{keepTogether(text)}</li>;

/** The pigments of the site's drawings, to be used again. */
function Palette() {
  return (
    <ul className={styles.palette}>
      {logoSheet.pigments.map(({ token, name, use, ...rest }) => (
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
