import { sealLogo } from "@bulmo/contracts/seal-logo";
import type { NamedSite } from "./named-site.ts";

/** Where the site's icon is; the drawn lotus stays where it is, and a logo of an association's own may change. */
export const iconOf = ({ logo }: NamedSite): { status: number; path: string } =>
  logo ? { status: 302, path: logo === sealLogo ? "/seal.svg" : logo } : { status: 301, path: "/favicon.svg" };

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** The first letter of the name on a stamp, in a serif of the device: a picture loads no font of ours. */
export function drawSeal(name: string): string {
  const letter = (Array.from(name)[0] ?? "").replace(/[&<>]/u, (sign) => entities[sign] ?? "");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="8" fill="#B5382A"/><text x="32" y="34" fill="#F3E9D3" font-family="Batang,AppleMyungjo,'Noto Serif CJK KR',serif" font-size="42" text-anchor="middle" dominant-baseline="central">${letter}</text></svg>`;
}
