import { useId } from "react";
import { petal } from "../drawing/petal.ts";
import * as styles from "./lotus-scroll.css.ts";

// Half a period of the border; the other half is the same, turned about.
const vine = "M0 24C17.5 35 30.5 42 48 42S78.5 35 96 24";
const branch = "M88 29.5C85 13 68 4.5 50 5.5C36 6.5 27 14.5 27.5 24C28 31 34.5 34.5 38 31";
const leaves =
  "M20 35.5C18 41.5 12 46 5 45.5C7 39 13 35 20 35.5ZM74 10.5C76 4.5 82 1.5 88 3C86 9 81 12 74 10.5ZM68 38.5C74 44 82 45.5 88 42C84 37 76 35.5 68 38.5Z";
const tendrils = "M31 12C26 8 20 8.5 18 12.5C16.5 16 20 18.5 22 16.5M60 41C64 46 70 46.5 72 43.5";

function Half() {
  return (
    <g>
      <path d={vine} />
      <path d={branch} />
      <path d={leaves} className={styles.petal} />
      <path d={tendrils} />
      <g transform="translate(49 29)">
        {[-72, 72, -40, 40, 0].map((angle) => (
          <path key={angle} d={petal(1, 17.5, 5.2)} transform={`rotate(${angle})`} className={styles.petal} />
        ))}
        <path d="M-6 2.5Q0 6 6 2.5" />
      </g>
    </g>
  );
}

/** A running border: lotus flowers in the bends of a vine (연화당초), in a single gold line. */
export function LotusScroll() {
  const id = useId();
  return (
    <svg className={styles.scroll} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width="192" height="48" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="currentColor" strokeWidth="1.1" strokeLinecap="round">
            <Half />
            <g transform="rotate(180 96 24)">
              <Half />
            </g>
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="48" fill={`url(#${id})`} />
    </svg>
  );
}
