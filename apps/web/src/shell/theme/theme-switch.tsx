import { useEffect, useState } from "react";
import { answersAsleep } from "../../page/early-click.ts";
import { applyTheme, readTheme, type Theme, themes } from "./theme.ts";
import * as styles from "./theme-switch.css.ts";

const labels: Record<Theme, string> = { system: "기기 설정", light: "밝게", dark: "어둡게" };

export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme | null>(null);
  useEffect(() => setTheme(readTheme()), []);
  const choose = (next: Theme) => {
    applyTheme(next);
    setTheme(next);
  };
  return (
    <div role="group" aria-label="화면 밝기" className={styles.group}>
      {themes.map((option) => (
        <button
          key={option}
          type="button"
          className={styles.option}
          data-label={labels[option]}
          {...answersAsleep("theme")}
          data-choice={option}
          // Marked before React is there.
          suppressHydrationWarning
          aria-pressed={option === theme}
          onClick={() => choose(option)}
        >
          {labels[option]}
        </button>
      ))}
    </div>
  );
}
