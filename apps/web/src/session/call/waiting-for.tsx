import { BusyState, ErrorState } from "@bulmo/ui/state";
import type { ReactElement } from "react";

/** An answer that is asked for, as `useQuery` tells of it. */
type Asked = { data: unknown; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };

/**
 * What stands in place of that which needs all of these answers, until they are here; null then. One that is not to come
 * is told with the sentence `failed`, and all are asked for again. `isFresh` waits for what is being asked for anew too.
 */
export function waitingFor(asked: readonly Asked[], failed: string, { isFresh = false } = {}): ReactElement | null {
  const isFetching = asked.some((one) => one.isFetching);
  if (asked.some(({ isError }) => isError) && !isFetching)
    return <ErrorState onRetry={() => void Promise.all(asked.map((one) => one.refetch()))}>{failed}</ErrorState>;
  return asked.some(({ data }) => data === undefined) || (isFresh && isFetching) ? <BusyState /> : null;
}
