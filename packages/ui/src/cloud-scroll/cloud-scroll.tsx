import * as styles from "./cloud-scroll.css.ts";

// One half of a ruyi head and its trailing hem; the other half is its mirror image.
const half = [
  "M0 6C5 .5 14-.5 20 4C27 10 26 19 19 21.5C12 23.5 7 18.5 9.5 13.5C11.5 10 16.5 11 16 15",
  "M25.5 10.5C30 5 39 5.5 43 11C47.5 18 44 25.5 37 25.5C31 25.5 28.5 20.5 31 17.5C33 15 37 16.5 36 19.5",
  "M46.5 16.5C50.5 12.5 57 13.5 60 18C62.5 22.5 59.5 27.5 55 27.5C51 27.5 49.5 24 51.5 22",
  "M61.5 21.5C72 28.5 84 23 96 25S112 26.5 120 23.5",
  "M5 27C18 31.5 38 31 54 31S82 30 94 31",
].join("");

/** A divider: a bank of cloud in a single gold line, thinning out to both sides. */
export function CloudScroll() {
  return (
    <svg
      className={styles.scroll}
      viewBox="-122 0 244 36"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={half} />
      <path d={half} transform="scale(-1 1)" />
      <circle cy="19.5" r="3.2" />
    </svg>
  );
}
