import type { Temple } from "@bulmo/content/temple";
import { TextLink } from "@bulmo/ui/link";
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
          <TextLink href={website}>{website.replace(/^https?:\/\//u, "")}</TextLink>
        </dd>
      </div>
      <div className={styles.row}>
        <dt className={styles.term}>주소</dt>
        <dd>
          <address>{address}</address>
        </dd>
      </div>
    </dl>
  );
}
