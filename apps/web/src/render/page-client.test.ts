import { TRPCClientError } from "@trpc/client";
import { initTRPC, TRPCError } from "@trpc/server";
import { expect, test } from "vitest";
import { z } from "zod";
import { statusOf } from "../session/call/call-error.ts";
import { createPageClient } from "./page-client.ts";

const { procedure, router } = initTRPC.context<{ reader: string }>().create();

const refused = new TRPCError({ code: "NOT_FOUND", message: "게시물을 찾을 수 없습니다." });

const calls = router({
  post: router({
    get: procedure
      .input(z.object({ index: z.number() }))
      .query(({ input, ctx }) => ({ ...input, ...ctx, createdAt: new Date(0), caption: undefined })),
    gone: procedure.query(() => Promise.reject(refused)),
    broken: procedure.query(() => Promise.reject(new Error("select secret"))),
    nothing: procedure.query(() => undefined),
  }),
});

type Calls = {
  post: Record<"get" | "gone" | "broken" | "nothing" | "absent", { query: (input?: unknown) => unknown }>;
};

const clientWith = (createContext: () => Promise<{ reader: string }>) =>
  createPageClient({ router: calls, createContext } as never) as unknown as Calls;

const client = clientWith(() => Promise.resolve({ reader: "방문자" }));

test("a page reads what a call would have been answered, as JSON", async () => {
  expect(await client.post.get.query({ index: 3 })).toEqual({
    index: 3,
    reader: "방문자",
    createdAt: "1970-01-01T00:00:00.000Z",
  });
  expect(await client.post.nothing.query()).toBeUndefined();
});

const failureOf = (answer: unknown): Promise<unknown> =>
  Promise.resolve(answer).then(
    () => undefined,
    (error: unknown) => error,
  );

test.each([
  ["what is not there", () => client.post.gone.query(), 404],
  ["what nobody knows", () => client.post.absent.query(), 404],
  ["input that is none", () => client.post.get.query({ index: "셋" }), 400],
  ["a fault", () => client.post.broken.query(), 500],
  [
    "a context that cannot be had",
    () => clientWith(() => Promise.reject(new Error("secret"))).post.nothing.query(),
    500,
  ],
])("a page that asks for %s fails as the call would", async (_what, ask, status) => {
  const failure = await failureOf(ask());
  expect(failure).toBeInstanceOf(TRPCClientError);
  expect(statusOf(failure)).toBe(status);
});
