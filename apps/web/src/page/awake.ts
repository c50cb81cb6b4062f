/** On a part that is nothing without the app, which then comes with the page (docs/decisions/088). */
export const awake = { "data-awake": "" } as const;
