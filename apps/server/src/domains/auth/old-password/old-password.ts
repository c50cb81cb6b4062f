export const isKnownOldHash = (hash: string): boolean => hash !== "";
