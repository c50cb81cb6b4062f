import { useEffect } from "react";

/** What could not be loaded stands in the browser's log too; its reader gets a line of their own (ADM-12). */
export function useLoggedError(error: unknown): void {
  useEffect(() => {
    if (error) window.reportError(error);
  }, [error]);
}
