/** Asks for what stands now, and not for what a page showed a while ago; for whoever edits it or puts it in order. */
export const asStanding = { refetchOnMount: "always", networkMode: "always" } as const;
