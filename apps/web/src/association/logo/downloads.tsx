import { logoSheet } from "@bulmo/content/logo-sheet";
import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { ErrorState } from "@bulmo/ui/state";
import { type MouseEvent, useState } from "react";
import * as styles from "./logo.css.ts";

/** Whether the file is there to be had. What is wrong is logged (ASC-02). */
async function isThere(href: string): Promise<boolean> {
  try {
    const { ok, status } = await fetch(href, { method: "HEAD" });
    if (!ok) window.reportError(new Error(`${href} was answered with ${status}`));
    return ok;
  } catch (error) {
    // The browser's own error does not say which file it was.
    window.reportError(new Error(`${href} could not be asked for`, { cause: error }));
    return false;
  }
}

/**
 * Links that download by themselves. With scripts the file is looked for first: a browser would save the
 * page that says it is missing, or do nothing, and not tell.
 */
export function Downloads() {
  const [hasFailed, setFailed] = useState(false);
  const download = async (event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget;
    // The second press is our own, once the file is known to be there.
    if (link.dataset["checked"]) {
      delete link.dataset["checked"];
      return;
    }
    event.preventDefault();
    const isFound = await isThere(link.href);
    setFailed(!isFound);
    if (!isFound) return;
    link.dataset["checked"] = "true";
    link.click();
  };
  return (
    <div className={styles.downloads}>
      <ul className={styles.files}>
        {logoSheet.files.map(({ format, href, use }) => (
          <li key={format} className={styles.file}>
            <Button asChild>
              <a href={href} download onClick={(event) => void download(event)}>
                <Icon name="download" />
                {format} 내려받기
              </a>
            </Button>
            <span className={styles.use}>{use}</span>
          </li>
        ))}
      </ul>
      {hasFailed && <ErrorState>{logoSheet.failure}</ErrorState>}
    </div>
  );
}
