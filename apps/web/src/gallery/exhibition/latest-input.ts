import { pageSize } from "@bulmo/contracts/page-size";
import type { Exhibition } from "./exhibition.ts";

/** What the home page shows of the latest exhibition: no row of a wall holds more. */
export const latestInputOf = ({ type }: Pick<Exhibition, "type">) => ({ type, page: 1, limit: pageSize.homeLatest });
