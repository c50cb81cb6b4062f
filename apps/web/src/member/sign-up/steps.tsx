import * as styles from "./sign-up.css.ts";

export const steps = ["정보 입력", "약관 동의"] as const;

/** Where one is on the way; `current` counts from 0. */
export function Steps({ current }: { current: number }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, place) => (
        <li key={step} className={styles.step} aria-current={place === current ? "step" : undefined}>
          <span className={styles.number}>{place + 1}</span>
          {step}
        </li>
      ))}
    </ol>
  );
}
