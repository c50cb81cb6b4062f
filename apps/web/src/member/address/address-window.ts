export const addressWindowPath = "/address-popup";

const width = 500;
const height = 600;

/** In the browsers inside KakaoTalk and Instagram `window.open` opens nothing that could answer (requirements/decisions.md). */
export const isInAppBrowser = (userAgent: string): boolean => /KAKAOTALK|Instagram/iu.test(userAgent);

type Area = { left: number; top: number; width: number; height: number };

/** What `window.open` is asked for: 500x600, in the middle of the screen (SUP-22). */
export function windowFeatures(screen: Area): string {
  const left = Math.round(screen.left + (screen.width - width) / 2);
  const top = Math.round(screen.top + (screen.height - height) / 2);
  return `popup=yes,width=${width},height=${height},left=${left},top=${top}`;
}

/** Where the screen lies: another than the first begins elsewhere than at 0. */
export function screenArea(): Area {
  const { availWidth, availHeight } = window.screen;
  const [left, top] = ["availLeft", "availTop"].map((side) => Number(Reflect.get(window.screen, side) ?? 0));
  return { left: left ?? 0, top: top ?? 0, width: availWidth, height: availHeight };
}
