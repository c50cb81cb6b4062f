import { pageSize } from "@bulmo/contracts/page-size";
import type { Exhibition } from "./exhibition.ts";

/** Of which works of the latest exhibition the home page shows a row: two rows and more, each of which is told to its script. */
export const latestInputOf = ({ type }: Pick<Exhibition, "type">) => ({ type, page: 1, limit: pageSize.homeLatest });
