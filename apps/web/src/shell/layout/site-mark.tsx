import { sealLogo } from "@bulmo/contracts/seal-logo";
import { LetterSeal } from "@bulmo/ui/letter-seal";
import { LogoMark } from "@bulmo/ui/logo-mark";
import { useIdentity } from "../../page/identity.ts";
import * as styles from "./site-header.css.ts";

/** The drawn lotus, the seal of the association's first letter, or a picture of its own. */
export function SiteMark() {
  const { name, logo } = useIdentity();
  if (!logo) return <LogoMark />;
  return logo === sealLogo ? <LetterSeal name={name} /> : <img src={logo} alt="" className={styles.picture} />;
}
