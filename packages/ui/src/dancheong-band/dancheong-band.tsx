import * as styles from "./dancheong-band.css.ts";

/** The signature under the header: one painted beam, its flowers far apart along a plain green field. */
export const DancheongBand = () => <div className={styles.band} aria-hidden="true" />;
