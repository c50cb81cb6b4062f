import { association } from "@bulmo/content/association";
import { pages } from "@bulmo/content/page";
import { TextLink } from "@bulmo/ui/link";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Link } from "../../parts/link/link.tsx";
import { sampleNoteId, useSamples } from "../navigation/use-samples.ts";
import * as styles from "./site-footer.css.ts";

/** `settings` is what a reader may set for the whole site. */
export function SiteFooter({ settings }: { settings: ReactNode }) {
  const { name, nameHanja, zonecode, address, sampleLines } = association;
  const contacts = useRouter().options.context?.contacts ?? [];
  const { texts, database } = useSamples();
  const sampleNote = [texts && sampleLines.texts, database && sampleLines.database].filter(Boolean).join(" ");
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div>
          <p className={styles.name}>
            {name} <span className={styles.hanja}>{nameHanja}</span>
          </p>
          <address>
            ({zonecode}) {address}
          </address>
        </div>
        <dl className={styles.officers}>
          {contacts.map(({ role, name: called, phone }) => (
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
