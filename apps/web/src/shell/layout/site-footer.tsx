import { association } from "@bulmo/content/association";
import { pages } from "@bulmo/content/page";
import { TextLink } from "@bulmo/ui/link";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Link } from "../../parts/link/link.tsx";
import { footLines, SiteIdentity } from "./site-identity.tsx";
import { sampleNoteId, useSamples } from "../navigation/use-samples.ts";
import * as styles from "./site-footer.css.ts";

type SiteFooterProps = {
  /** What a reader may set for the whole site. */
  settings: ReactNode;
  /** Who runs the site, given as everybody reads it: administrators edit it there. */
  identityOf: (identity: ReactNode) => ReactNode;
};

export function SiteFooter({ settings, identityOf }: SiteFooterProps) {
  const { sampleLines } = association;
  const { context } = useRouter().options;
  const { texts, database } = useSamples();
  const sampleNote = [texts && sampleLines.texts, database && sampleLines.database].filter(Boolean).join(" ");
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.identity}>
          {identityOf(
            <SiteIdentity address={context?.foot?.address}>{footLines(context?.foot?.lines ?? [])}</SiteIdentity>,
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
