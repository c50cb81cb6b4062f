import { iconPaths, type IconName } from "./icon-paths.ts";
import * as styles from "./icon.css.ts";

export type { IconName };

/** Decoration beside a name, never the name itself. `filled` shows a switched-on state (a given like). */
export function Icon({ name, filled = false }: { name: IconName; filled?: boolean }) {
  return (
    <svg
      className={filled ? `${styles.icon} ${styles.filled}` : styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
