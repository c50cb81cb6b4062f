import { expect, test } from "vitest";
import { forgetQueries } from "./forget-queries.ts";
import { createBrowserQueryClient } from "./query-client.ts";

test("ADM-22 of the lists that are forgotten those that a page waits for come anew, and no others are touched", async () => {
  const queryClient = createBrowserQueryClient();
  const asked: PromiseWithResolvers<string>[] = [];
  const queryFn = () => {
    const answer = Promise.withResolvers<string>();
    asked.push(answer);
    return answer.promise;
  };
  queryClient.setQueryData(["post", "list", 1], "before");
  queryClient.setQueryData(["person", "list"], "as it is");
  const waiting = queryClient.fetchQuery({ queryKey: ["post", "list", 2], queryFn });
  forgetQueries(queryClient, { queryKey: ["post", "list"] });
  asked[0]?.resolve("before");
  asked[1]?.resolve("after");
  expect(await waiting).toBe("after");
  expect(queryClient.getQueryData(["post", "list", 1])).toBeUndefined();
  expect(queryClient.getQueryData(["person", "list"])).toBe("as it is");
});
