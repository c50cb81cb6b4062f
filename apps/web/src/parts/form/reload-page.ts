let isUnderway = false;

/** Whether the page is being loaded anew by its own doing: what is kept as a draft needs no question then. */
export const isReloading = () => isUnderway;

export function reloadPage(): void {
  isUnderway = true;
  window.location.reload();
}
