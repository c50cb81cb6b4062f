/** Addresses carry plain text: `searchKeyword=1` is the text 1 and not the number; of a name given twice the last counts. */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}

/** Leaves out what has no value, so that a clean address stays clean. */
export function stringifySearch(search: Record<string, string | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined) params.set(name, value);
  }
  return params.size > 0 ? `?${params}` : "";
}
