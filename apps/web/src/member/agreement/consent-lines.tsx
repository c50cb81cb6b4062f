import { agreementPages } from "@bulmo/content/agreement-page";
import type { AgreementConsents } from "@bulmo/contracts/agreement-version";
import { TextLink } from "@bulmo/ui/link";
import { Link } from "../../parts/link/link.tsx";
import { formatDate } from "../../parts/text/date.ts";
import * as styles from "./own-consents.css.ts";

/** What was agreed to on another site has no day here, but the name of that site. */
const versionText = (named: string) =>
  /^\d{4}-\d\d-\d\d$/u.test(named) ? `${named.replaceAll("-", ".")} 시행` : named;

/** Which version of each text was agreed to, and when. */
export function ConsentLines({ consents }: { consents: AgreementConsents }) {
  return (
    <ul>
      {consents.map(({ document, effectiveOn, number, agreedAt }) => (
        <li key={`${document} ${agreedAt}`} className={styles.consent}>
          <span>
            {number === null ? (
              agreementPages[document].title
            ) : (
              <TextLink asChild>
                <Link to={agreementPages[document].path} search={{ version: String(number) }}>
                  {agreementPages[document].title}
                </Link>
              </TextLink>
            )}{" "}
            ({versionText(effectiveOn)})
          </span>
          <span className={styles.agreed}>{formatDate(agreedAt)} 동의</span>
        </li>
      ))}
    </ul>
  );
}
