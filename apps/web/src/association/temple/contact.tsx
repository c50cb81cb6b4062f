import type { Temple } from "@bulmo/content/temple";
import { TextLink } from "@bulmo/ui/link";
import { OuterLink } from "../../parts/link/outer-link.tsx";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import * as styles from "./temple.css.ts";

/** How to reach the temple. */
export function Contact({ place, phone, website, address }: Temple["contact"] & { place: string }) {
  return (
    <dl className={styles.contact} aria-label={`${place} 연락처`}>
      <div className={styles.row}>
        <dt className={styles.term}>전화</dt>
        <dd>
          <TextLink variant="quiet" href={`tel:${phone}`}>
            {phone}
          </TextLink>
        </dd>
      </div>
      <div className={styles.row}>
        <dt className={styles.term}>누리집</dt>
        <dd>
          <OuterLink href={website.href}>{website.label}</OuterLink>
        </dd>
      </div>
      <div className={styles.row}>
        <dt className={styles.term}>주소</dt>
        <dd>
          <address>{keepTogether(address)}</address>
        </dd>
      </div>
    </dl>
  );
}
