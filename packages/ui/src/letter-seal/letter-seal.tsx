import { seal } from "./letter-seal.css.ts";

/** The mark of an association that has no logo: the first letter of its name on a stamp, as large as the type around it. */
export const LetterSeal = ({ name }: { name: string }) => (
  <span className={seal} aria-hidden="true">
    {Array.from(name)[0]}
  </span>
);
