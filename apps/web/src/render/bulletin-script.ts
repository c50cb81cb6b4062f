import type { Bulletin } from "@bulmo/contracts/bulletin";
import { bulletinPath } from "@bulmo/contracts/bulletin-rule";
import bulletins from "virtual:inline-script/render/inline/bulletins";
import type { SentBulletin } from "./inline/bulletins.ts";
import { inlineScript } from "./inline-script.ts";

/** Milliseconds. */
const aDay = 24 * 60 * 60_000;

/** The moment at which the day after this one begins in Korea; 0 for none. */
const endOf = (day: string | null): number => (day === null ? 0 : Date.parse(`${day}T00:00:00+09:00`) + aDay);

const toldOf = ({ id, kind, pages, endsOn }: Pick<Bulletin, "id" | "kind" | "pages" | "endsOn">): SentBulletin => ({
  id,
  isCard: kind === "POPUP",
  path: bulletinPath(pages),
  end: endOf(endsOn),
});

/** For the head of a page with these bulletins. */
export const bulletinScript = (told: readonly Parameters<typeof toldOf>[0][]): string =>
  inlineScript(bulletins, told.map(toldOf));
