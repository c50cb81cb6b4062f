/** What is queued now comes before. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve));
