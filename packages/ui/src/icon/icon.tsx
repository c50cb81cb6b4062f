import { iconPaths, type IconName } from "./icon-paths.ts";
import * as styles from "./icon.css.ts";

export type { IconName };

/** A path of `icon-paths.ts`, or of those that lie elsewhere since few pages show them. */
export function IconShape({ path, filled = false }: { path: string; filled?: boolean }) {
  return (
    <svg
      className={filled ? `${styles.icon} ${styles.filled}` : styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

/** Decoration beside a name, never the name itself. `filled` shows a switched-on state (a given like). */
export const Icon = ({ name, filled }: { name: IconName; filled?: boolean }) => (
  <IconShape path={iconPaths[name]} filled={filled ?? false} />
);
