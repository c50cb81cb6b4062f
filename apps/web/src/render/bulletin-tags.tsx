import type { Bulletin } from "@bulmo/contracts/bulletin";
import { standsAt } from "@bulmo/contracts/bulletin-rule";
import { BannerStrip, PopupCard } from "@bulmo/ui/bulletin";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import { renderToStaticMarkup } from "react-dom/server";
import { shownBulletin } from "../parts/bulletin/shown-bulletin.ts";
import { bulletinScript } from "./bulletin-script.ts";

type Sent = { path: string; nonce: string; styles: readonly string[] };

/** For the head, and for the place between the header and what the page is about; nothing where nothing stands. */
export type BulletinTags = { head: string; body: string };

function Bulletins({ bulletins, path }: { bulletins: readonly Bulletin[]; path: string }) {
  return bulletins.map((one) => {
    const Shown = one.kind === "POPUP" ? PopupCard : BannerStrip;
    return <Shown key={one.id} bulletin={shownBulletin(String(one.id), one)} isElsewhere={!standsAt(one, path)} />;
  });
}

/**
 * What visitors are told on the page, as text: React, which takes over the page, does not know of it, passes it over, and
 * loads nothing for it.
 */
export function bulletinTags(bulletins: readonly Bulletin[], { path, nonce, styles }: Sent): BulletinTags {
  if (bulletins.length === 0) return { head: "", body: "" };
  const body = renderToStaticMarkup(
    <>
      <Bulletins bulletins={bulletins} path={path} />
      <div>
        <VisuallyHidden>
          <span id="bulletin-status" role="status" />
        </VisuallyHidden>
      </div>
    </>,
  );
  const sheets = styles.map((href) => `<link rel="stylesheet" href="${href}"/>`).join("");
  return { head: `${sheets}<script nonce="${nonce}">${bulletinScript(bulletins)}</script>`, body };
}

const beginning = "<main ";

/** Below the header, where the keyboard comes by before the page itself. */
export function withBulletins(html: string, body: string): string {
  const at = body === "" ? -1 : html.indexOf(beginning);
  return at < 0 ? html : html.slice(0, at) + body + html.slice(at);
}
