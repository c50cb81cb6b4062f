import { pages } from "@bulmo/content/page";
import { sampleLines } from "@bulmo/content/sample";
import { TextLink } from "@bulmo/ui/link";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Link } from "../../parts/link/link.tsx";
import { identityLines, nameLine, SiteIdentity } from "./site-identity.tsx";
import { sampleNoteId, useSamples } from "../navigation/use-samples.ts";
import { useIdentity } from "../../page/identity.ts";
import * as styles from "./site-footer.css.ts";

type SiteFooterProps = {
  /** What a reader may set for the whole site. */
  settings: ReactNode;
  /** Who runs the site, given as everybody reads it: administrators edit it there. */
  identityOf: (identity: ReactNode) => ReactNode;
};

export function SiteFooter({ settings, identityOf }: SiteFooterProps) {
  const { context } = useRouter().options;
  const { name, nameHanja, address, lines } = useIdentity();
  const { texts, database } = useSamples();
  const sampleNote = [texts && sampleLines.texts, database && sampleLines.database].filter(Boolean).join(" ");
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.identity}>
          {identityOf(
            <SiteIdentity name={nameLine(name, nameHanja)} address={address}>
              {identityLines(lines)}
            </SiteIdentity>,
          )}
        </div>
        <dl className={styles.officers}>
          {(context?.contacts ?? []).map(({ role, name: called, phone }) => (
            <div key={`${role} ${phone}`} className={styles.officer}>
              <dt className={styles.officerName}>
                {role} {called}
              </dt>
              <dd>
                <a className={styles.phone} href={`tel:${phone}`}>
                  {phone}
                </a>
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.settings}>{settings}</div>
        <nav className={styles.agreements} aria-label="약관과 방침">
          <TextLink asChild variant="quiet">
            <Link to="/terms">{pages.terms.title}</Link>
          </TextLink>
          <TextLink asChild variant="quiet">
            <Link to="/personal-info">{pages.personalInfo.title}</Link>
          </TextLink>
        </nav>
        {sampleNote !== "" && (
          <p id={sampleNoteId} className={styles.sample}>
            {sampleNote}
          </p>
        )}
      </div>
    </footer>
  );
}
