import { association } from "@bulmo/content/association";
import { forebears, genealogy, lineagePicture } from "@bulmo/content/genealogy";
import { SampleNote } from "../../lib/reading/sample-note.tsx";
import { Lead, Spread, SpreadTitle } from "../../lib/reading/spread.tsx";
import * as styles from "./lineage.css.ts";

/** What the picture shows, for whoever would rather read it. */
export function LineageList() {
  return (
    <Spread
      side={
        <>
          <SpreadTitle title="글로 읽는 계보" />
          <Lead>{lineagePicture.lead}</Lead>
          {association.sampleContent && <SampleNote of="people" />}
        </>
      }
    >
      <ol className={styles.forebears}>
        {forebears.map(({ name, hanja }) => (
          <li key={name} className={styles.forebear}>
            {name} <span>{hanja}</span>
          </li>
        ))}
      </ol>
      <dl className={styles.groups}>
        {genealogy.master.disciples?.map(({ name, disciples = [] }) => (
          <div key={name} className={styles.group}>
            <dt>{name} 문하</dt>
            <dd className={styles.disciples}>{disciples.map((disciple) => disciple.name).join(", ")}</dd>
          </div>
        ))}
      </dl>
    </Spread>
  );
}
