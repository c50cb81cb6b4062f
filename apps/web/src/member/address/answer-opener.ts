import { type FoundAddress, unavailableMessage } from "./address-message.ts";

/** The window that asked: the opener of a window, the page around a frame. */
function asker(): Window | null {
  const opener = window.opener as Window | null;
  if (opener) return opener;
  return window.parent === window ? null : window.parent;
}

/** Whether this is a window that was opened for the search: a script may close it. */
export const isWindow = (): boolean => window.opener !== null;

/** To our own origin only (SUP-25). */
const tell = (message: unknown) => asker()?.postMessage(message, window.location.origin);

/** Hands over what was chosen and closes the window; a frame is closed by the page around it. */
export function answerFound({ zonecode, address, addressType, bname, buildingName }: FoundAddress): void {
  tell({ zonecode, address, addressType, bname, buildingName } satisfies FoundAddress);
  window.close();
}

export const answerUnavailable = (): void => tell(unavailableMessage);
