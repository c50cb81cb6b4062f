const storageKey = "bulmo-readings";

/** Storage may be forbidden: then the choice lasts as long as the page. */
function remember(isHidden: boolean): void {
  try {
    if (isHidden) localStorage.setItem(storageKey, "hidden");
    else localStorage.removeItem(storageKey);
  } catch {
    return;
  }
}

/** Shows the readings of every text where they were hidden, and hides them where they were shown. */
export function toggleRuby(): void {
  const { dataset } = document.documentElement;
  const isHidden = dataset["readings"] !== "hidden";
  if (isHidden) dataset["readings"] = "hidden";
  else delete dataset["readings"];
  remember(isHidden);
}

/** Runs before the first paint, so that hidden readings do not flash first. */
export const rubyBootstrap = `try{if(localStorage.getItem("${storageKey}")==="hidden")document.documentElement.dataset.readings="hidden"}catch{}`;
