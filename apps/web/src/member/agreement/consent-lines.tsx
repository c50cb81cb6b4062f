import { agreementPages } from "@bulmo/content/agreement-page";
import type { AgreementConsents } from "@bulmo/contracts/agreement-version";
import { TextLink } from "@bulmo/ui/link";
import { Link } from "../../parts/link/link.tsx";
import { formatDate } from "../../parts/text/date.ts";

const dotted = (day: string) => day.replaceAll("-", ".");

/** Which version of each text was agreed to, and when. */
export function ConsentLines({ consents }: { consents: AgreementConsents }) {
  return (
    <ul>
      {consents.map(({ document, effectiveOn, number, agreedAt }) => (
        <li key={`${document} ${agreedAt}`}>
          {number === null ? (
            agreementPages[document].title
          ) : (
            <TextLink asChild>
              <Link to={agreementPages[document].path} search={{ version: String(number) }}>
                {agreementPages[document].title}
              </Link>
            </TextLink>
          )}{" "}
          ({dotted(effectiveOn)} 시행) · {formatDate(agreedAt)} 동의
        </li>
      ))}
    </ul>
  );
}
