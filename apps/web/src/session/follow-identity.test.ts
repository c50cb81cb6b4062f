import type { SignedInUser } from "@bulmo/contracts/user";
import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createBrowserQueryClient } from "./call/query-client.ts";
import { followIdentity } from "./follow-identity.ts";
import type { SessionState } from "./session.ts";

const key = ["officer", "list"];

const user = { _id: "one" } as SignedInUser;

/** A client whose reader turns out to be somebody, and a call that answers whom it was asked for, when it is let. */
function setUp() {
  const queryClient = createBrowserQueryClient();
  let state: SessionState = { status: "loading" };
  let heard = () => {};
  followIdentity(
    {
      state: () => state,
      subscribe: (listener) => {
        heard = listener;
        return () => {};
      },
    },
    queryClient,
  );
  const asked: PromiseWithResolvers<string>[] = [];
  const queryFn = () => {
    const answer = Promise.withResolvers<string>();
    asked.push(answer);
    return answer.promise;
  };
  const become = (next: SessionState) => {
    state = next;
    heard();
  };
  const comes = () => become({ status: "member", user });
  const leaves = () => {
    become({ status: "signing-out" });
    become({ status: "anonymous" });
  };
  return { queryClient, options: { queryKey: key, queryFn }, asked, become, comes, leaves };
}

test("SPD-02 a page that waits for an answer when the reader is known waits for the reader's own", async () => {
  const { queryClient, options, asked, comes } = setUp();
  const waiting = [queryClient.fetchQuery(options), queryClient.ensureQueryData(options)];
  expect(asked).toHaveLength(1);
  comes();
  expect(asked).toHaveLength(2);
  asked[0]?.resolve("a visitor's");
  asked[1]?.resolve("one's");
  expect(await Promise.all(waiting)).toEqual(["one's", "one's"]);
  expect(queryClient.getQueryData(key)).toBe("one's");
});

test("SPD-02 a failure of what is asked anew is told to the page that waits", async () => {
  const { queryClient, options, asked, comes } = setUp();
  const waiting = queryClient.fetchQuery({ ...options, retry: false });
  comes();
  const failure = new Error("없음");
  asked[1]?.reject(failure);
  await expect(waiting).rejects.toBe(failure);
});

test("SPD-02 what is shown as soon as it comes is the reader's own", async () => {
  const { queryClient, options, asked, comes } = setUp();
  const shown: unknown[] = [];
  const stop = new QueryObserver(queryClient, options).subscribe(({ data }) => shown.push(data));
  comes();
  asked[0]?.resolve("a visitor's");
  asked.at(-1)?.resolve("one's");
  await expect.poll(() => shown.at(-1)).toBe("one's");
  expect(shown).not.toContain("a visitor's");
  stop();
});

test("SPD-02 what nobody waits for is forgotten, and what is shown comes again", async () => {
  const { queryClient, options, asked, comes } = setUp();
  queryClient.setQueryData(["seen before"], "a visitor's");
  queryClient.setQueryData(key, "a visitor's");
  const stop = new QueryObserver(queryClient, options).subscribe(() => {});
  comes();
  expect(queryClient.getQueryState(["seen before"])).toBeUndefined();
  asked.at(-1)?.resolve("one's");
  await expect.poll(() => queryClient.getQueryData(key)).toBe("one's");
  stop();
});

test("AUT-16 what a page was asking when its reader signed out is not asked for nobody, and is forgotten once it has come", async () => {
  const { queryClient, options, asked, comes, leaves } = setUp();
  comes();
  queryClient.setQueryData(["seen before"], "one's");
  const waiting = queryClient.fetchQuery({ ...options, retry: false });
  leaves();
  expect(queryClient.getQueryState(["seen before"])).toBeUndefined();
  expect(asked).toHaveLength(1);
  asked[0]?.resolve("one's");
  expect(await waiting).toBe("one's");
  expect(queryClient.getQueryState(key)).toBeUndefined();
});

test("AUT-16 what is shown when its reader signs out stays theirs until they have left, and then comes for nobody", async () => {
  const { queryClient, options, asked, become, comes } = setUp();
  comes();
  queryClient.setQueryData(key, "one's");
  const stop = new QueryObserver(queryClient, options).subscribe(() => {});
  become({ status: "signing-out" });
  expect(asked).toHaveLength(0);
  become({ status: "anonymous" });
  expect(asked).toHaveLength(1);
  asked[0]?.resolve("a visitor's");
  await expect.poll(() => queryClient.getQueryData(key)).toBe("a visitor's");
  stop();
});

test("AUT-16 what a signed-out page was asking, and the next page shows, comes for nobody", async () => {
  const { queryClient, options, asked, comes, leaves } = setUp();
  comes();
  void queryClient.prefetchQuery(options);
  leaves();
  const stop = new QueryObserver(queryClient, options).subscribe(() => {});
  asked[0]?.resolve("one's");
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.resolve("a visitor's");
  await expect.poll(() => queryClient.getQueryData(key)).toBe("a visitor's");
  stop();
});

test("AUT-16 a session that ended under a page asks anew for what the page waits for", async () => {
  const { queryClient, options, asked, become, comes } = setUp();
  comes();
  const waiting = queryClient.fetchQuery(options);
  become({ status: "anonymous" });
  asked[0]?.resolve("one's");
  asked[1]?.resolve("a visitor's");
  expect(await waiting).toBe("a visitor's");
});

test("AUT-16 who signs in before the last reader's answers have come waits for their own", async () => {
  const { queryClient, options, asked, comes, leaves } = setUp();
  comes();
  void queryClient.prefetchQuery(options);
  leaves();
  comes();
  const waiting = queryClient.fetchQuery(options);
  asked[0]?.resolve("the last one's");
  await Promise.resolve();
  asked[1]?.resolve("one's");
  expect(await waiting).toBe("one's");
  expect(queryClient.getQueryData(key)).toBe("one's");
});
