import * as styles from "./pinned-remark.css.ts";

/** Behind the title of a notice that an administrator pinned: why it stands above later ones. */
export const PinnedRemark = () => <span className={styles.remark}>고정</span>;
