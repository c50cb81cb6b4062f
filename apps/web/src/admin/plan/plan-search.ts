import { textOf } from "../../page/search-params.ts";

/** The query of the page: `edit` is the id of what is in the form; the list stands where it is none. */
export type PlanSearch = { edit?: string };

export const validatePlanSearch = ({ edit }: Record<string, unknown>): PlanSearch => ({ edit: textOf(edit) });
