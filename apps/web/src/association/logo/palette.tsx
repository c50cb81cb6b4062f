import { logo } from "@bulmo/content/logo";
import { pigment } from "@bulmo/ui/palette";
import { CopyButton } from "../../parts/copy/copy-button.tsx";
import * as styles from "./logo.css.ts";

/** The pigments of the site's drawings, to be used again. */
export function Palette() {
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
