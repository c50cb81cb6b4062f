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

/** As they were chosen on a page before; for the head, so that hidden readings do not flash first. */
export function restoreRuby(): void {
  try {
    if (localStorage.getItem(storageKey) === "hidden") document.documentElement.dataset["readings"] = "hidden";
  } catch {
    return;
  }
}
