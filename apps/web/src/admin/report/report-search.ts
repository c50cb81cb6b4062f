import { pageOf } from "../../page/search-params.ts";

/** The query of the queue's address; the first page has none. */
export type ReportSearch = { page?: string };

export const validateReportSearch = ({ page }: Record<string, unknown>): ReportSearch => ({ page: pageOf(page) });
