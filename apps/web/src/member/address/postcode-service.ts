type PostcodeAnswer = {
  zonecode: string;
  address: string;
  addressType: string;
  bname: string;
  buildingName: string;
};

type PostcodeOptions = { oncomplete: (answer: PostcodeAnswer) => void; width: string; height: string };

/** The service's widget, as its guide describes it. */
export type Postcode = new (options: PostcodeOptions) => { embed: (element: HTMLElement) => void };

declare global {
  interface Window {
    kakao?: { Postcode?: Postcode };
    /** Its name until 2026, which other scripts of the same make still bear. */
    daum?: { Postcode?: Postcode };
  }
}

/** A service that answers nothing for so many milliseconds cannot be used. */
const loadTimeout = 10_000;

/** Loads the service's script. Rejects when it cannot be had, or is something else. */
export function loadPostcode(url: string): Promise<Postcode> {
  const { promise, resolve, reject } = Promise.withResolvers<Postcode>();
  const script = document.createElement("script");
  const fail = () => reject(new Error(`The postcode service cannot be loaded from ${url}.`));
  const timer = window.setTimeout(fail, loadTimeout);
  script.addEventListener("error", fail);
  script.addEventListener("load", () => {
    const found = window.kakao?.Postcode ?? window.daum?.Postcode;
    if (found) resolve(found);
    else fail();
  });
  script.src = url;
  document.head.append(script);
  return promise.finally(() => {
    window.clearTimeout(timer);
    script.remove();
  });
}
