// Without zod: what renders pages, and the script in them, go by these.

/** A card in a corner (팝업), or a strip across the page (띠 배너). */
export const bulletinKinds = ["POPUP", "BANNER"] as const;
export type BulletinKind = (typeof bulletinKinds)[number];

/** Where one stands: on every page, on the first alone, or in a section. */
export const bulletinPages = ["EVERY", "HOME", "ABOUT", "MEMBER", "NEWS", "GALLERY", "COMMUNITY"] as const;
export type BulletinPages = (typeof bulletinPages)[number];

export const maximumBulletinTitle = 60;
export const maximumBulletinText = 600;
/** A strip is one line on a desk. */
export const maximumBannerText = 120;
export const maximumBulletinLink = 500;
/** Pages are sent with all that stand now. */
export const maximumBulletins = 50;

/** The beginning of the addresses on which it stands; "" for all, "/" for the first page alone. */
export const bulletinPath = (pages: BulletinPages): string =>
  pages === "EVERY" ? "" : pages === "HOME" ? "/" : `/${pages.toLowerCase()}`;

/** Where somebody fills in a form or looks after the site, nothing stands in their way. */
export const noBulletins =
  /^\/(?:admin|set-up|address-popup|sign-in|sign-up|find-info|invitation|password-setting|my-page)(?:\/|$)|\/edit\/?$/u;

/** On a work's own page nothing lies on the painting (art direction). */
export const noPopups = /^\/gallery\/.+\/detail\/?$/u;

/** Whether a page's path begins so, by whole steps; every path does with "", and only the first page's with "/". */
export const isPathOf = (beginning: string, path: string): boolean =>
  beginning === "" || path === beginning || (beginning !== "/" && path.startsWith(`${beginning}/`));

type Placed = { kind: BulletinKind; pages: BulletinPages };

/** Whether one stands on the page of a path. The script in the page (`inline/bulletins.ts`) goes by the same. */
export function standsAt({ kind, pages }: Placed, path: string): boolean {
  if (noBulletins.test(path) || (kind === "POPUP" && noPopups.test(path))) return false;
  return isPathOf(bulletinPath(pages), path);
}

/** NOW between its days, both included; OFF where somebody turned it off. */
export type BulletinStage = "NOW" | "COMING" | "PAST" | "OFF";

type Dated = { isOn: boolean; startsOn: string; endsOn: string | null };

/** `today` is the day in Korea, YYYY-MM-DD. */
export function stageOf({ isOn, startsOn, endsOn }: Dated, today: string): BulletinStage {
  if (endsOn !== null && endsOn < today) return "PAST";
  if (!isOn) return "OFF";
  return startsOn > today ? "COMING" : "NOW";
}

/** An own path or https, as a link leads there; undefined for anything else. */
export function linkOf(given: string): string | undefined {
  const own = "https://own.invalid";
  const isPath = given.startsWith("/");
  if (!isPath && !/^https:\/\//iu.test(given)) return undefined;
  if (!URL.canParse(given, own)) return undefined;
  const url = new URL(given, own);
  if (url.username || url.password) return undefined;
  if (isPath) return url.origin === own ? url.pathname + url.search + url.hash : undefined;
  return url.href;
}
