import { direction } from "@bulmo/content/direction";
import { WayPainting } from "@bulmo/ui/way-painting";
import type { ReactNode } from "react";
import { CopyButton } from "../../parts/copy/copy-button.tsx";
import { ExternalLink } from "../../parts/link/external-link.tsx";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import * as rows from "../longform/rows.css.ts";
import { Lead, Parts, Spread, SpreadTitle } from "../longform/spread.tsx";
import * as styles from "./direction.css.ts";

/** Where the assembly and the memorial take place, and how to get there (ASC-03, ASC-05). `map` opens under the drawn one. */
export function DirectionView({ map }: { map?: ReactNode }) {
  const { alt, caption, labels } = direction.sketch;
  return (
    <Parts>
      <div className={styles.sketch}>
        <figure className={styles.figure}>
          <WayPainting alt={alt} labels={labels} />
          <figcaption className={styles.caption}>{keepTogether(caption)}</figcaption>
        </figure>
        {map}
      </div>
      <Spread
        side={
          <>
            <SpreadTitle title={direction.place} />
            <Lead>{direction.lead}</Lead>
          </>
        }
      >
        <address className={styles.address}>{keepTogether(direction.address)}</address>
        <div className={styles.tools}>
          <CopyButton text={direction.address} label="주소 복사" flush />
          {direction.maps.map(({ name, href }) => (
            <ExternalLink key={name} href={href}>
              {name}에서 보기
            </ExternalLink>
          ))}
        </div>
      </Spread>
      <Ways />
    </Parts>
  );
}

function Ways() {
  return (
    <Spread side={<SpreadTitle title="교통편" />}>
      <dl className={rows.rows}>
        {direction.ways.map(({ by, text }) => (
          <div key={by} className={rows.row}>
            <dt className={rows.name}>{by}</dt>
            <dd className={rows.text}>{keepTogether(text)}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.notes}>
        {direction.notes.map((note) => (
          <li key={note}>{keepTogether(note)}</li>
        ))}
      </ul>
    </Spread>
  );
}
