import type { Temple } from "@bulmo/content/temple";
import { Prose } from "@bulmo/ui/prose";
import type { ScenePaintingName } from "@bulmo/ui/scene-painting";
import { OuterLink } from "../../parts/link/outer-link.tsx";
import { Passages } from "../reading/passages.tsx";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { Lead, Parts, Spread, SpreadTitle } from "../reading/spread.tsx";
import { WritingView } from "../reading/writing-view.tsx";
import { SceneFigure } from "../scene/scene-figure.tsx";
import { Contact } from "./contact.tsx";
import { Painters } from "./painters.tsx";
import * as styles from "./temple.css.ts";

/** All there is to read of a temple (ASC-11, ASC-12). */
export function TempleView({ temple, scene }: { temple: Temple; scene: ScenePaintingName }) {
  const { picture, source, contact, painters, inscription } = temple;
  return (
    <Parts>
      <SceneFigure scene={scene} {...picture}>
        <OuterLink href={source.href}>{source.label}</OuterLink>
      </SceneFigure>
      <Spread
        side={
          <>
            <SpreadTitle title={`${temple.name}의 역사`} hanja={temple.hanja} />
            <Lead>{temple.lead}</Lead>
            <Contact place={temple.name} {...contact} />
          </>
        }
      >
        <Prose serif>
          <Passages passages={temple.history} level={3} />
        </Prose>
        <p className={styles.footnote}>{keepTogether(temple.historyNote)}</p>
      </Spread>
      <Painters {...painters} />
      <WritingView writing={inscription} isInscription />
    </Parts>
  );
}
