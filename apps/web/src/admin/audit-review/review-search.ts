/** The month of the address; without one the list of months. */
export type ReviewSearch = { month?: string };

export const validateReviewSearch = ({ month }: Record<string, unknown>): ReviewSearch => ({
  month: typeof month === "string" && /^2\d{3}-(?:0[1-9]|1[0-2])$/u.test(month) ? month : undefined,
});
