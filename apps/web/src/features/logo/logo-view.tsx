import { association } from "@bulmo/content/association";
import { logo } from "@bulmo/content/logo";
import { LogoMark } from "@bulmo/ui/logo-mark";
import { Lead, Spread, SpreadTitle } from "../../lib/reading/spread.tsx";
import { Downloads } from "./downloads.tsx";
import * as styles from "./logo.css.ts";
import { Palette } from "./palette.tsx";

/** The association's mark: what it means, its files and its colours (ASC-02). */
export function LogoView() {
  return (
    <div className={styles.logo}>
      <div className={styles.sheet}>
        <LogoMark size="clamp(9rem, 24vw, 14rem)" />
        <p className={styles.name}>
          {association.name} <span className={styles.hanja}>{association.nameHanja}</span>
        </p>
      </div>
      <Meaning />
      <Spread side={<SpreadTitle title="내려받기" />}>
        <Downloads />
      </Spread>
      <Spread side={<SpreadTitle title="쓸 때의 약속" />}>
        <ul className={styles.rules}>
          {logo.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Spread>
      <section className={styles.colours}>
        <SpreadTitle title="빛깔" />
        <Lead>{logo.paletteLead}</Lead>
        <Palette />
      </section>
    </div>
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
      <dl className={styles.meanings}>
        {logo.meanings.map(({ title, text }) => (
          <div key={title} className={styles.meaning}>
            <dt className={styles.term}>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Spread>
  );
}
