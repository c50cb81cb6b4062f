declare global {
  interface Document {
    /** Only some browsers load a page before anybody has asked for it. */
    readonly prerendering?: boolean;
  }
}

/** Runs once somebody sees the page: a browser may load one ahead, and show it later or never. */
export function whenShown(act: () => void): void {
  if (document.prerendering) document.addEventListener("prerenderingchange", act, { once: true });
  else act();
}
