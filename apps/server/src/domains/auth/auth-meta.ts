/** How the document describes a call of this domain. */
export const openCall = (summary: string) => ({ tags: ["auth"] as [string], summary });

/** The same for one that wants a bearer token. */
export const memberCall = (summary: string) => ({ ...openCall(summary), protect: true });
