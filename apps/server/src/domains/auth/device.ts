import { parse } from "bowser";

/** Browsers within other apps, each with sign-ins of its own; the parser takes them for what they are built on. */
const inApps: readonly [name: string, mark: RegExp][] = [
  ["카카오톡", /KAKAOTALK/iu],
  ["네이버 앱", /NAVER\(inapp/iu],
  ["라인", /\bLine\//u],
  ["페이스북", /\bFBA[NV]\//u],
  ["인스타그램", /\bInstagram\b/u],
];

const browsers = new Map([
  ["Chrome", "Chrome"],
  ["Chromium", "Chromium"],
  ["Firefox", "Firefox"],
  ["Microsoft Edge", "Edge"],
  ["NAVER Whale Browser", "웨일"],
  ["Opera", "Opera"],
  ["Safari", "Safari"],
  ["Samsung Internet for Android", "삼성 인터넷"],
  ["Vivaldi", "Vivaldi"],
]);

const systems = new Map([
  ["Android", "Android"],
  ["Chrome OS", "ChromeOS"],
  ["Linux", "Linux"],
  ["Windows", "Windows"],
  ["macOS", "Mac"],
]);

/** Characters of a User-Agent that are looked at: those of real ones stay below, and a made-up one costs no more. */
const most = 512;

/**
 * A browser and its system in the words of this file, such as ‘Chrome · Windows’; empty where neither is known. Nothing
 * else of what a browser says of itself comes through, neither versions nor models (docs/decisions/022).
 */
export function deviceOf(userAgent: string): string {
  const agent = userAgent.slice(0, most);
  if (agent === "") return "";
  const { browser, os, platform } = parse(agent);
  const inApp = inApps.find(([, mark]) => mark.test(agent))?.[0];
  const apple = platform.type === "tablet" ? "iPad" : "iPhone";
  const words = [inApp ?? browsers.get(browser.name ?? ""), os.name === "iOS" ? apple : systems.get(os.name ?? "")];
  return words.filter(Boolean).join(" · ");
}
