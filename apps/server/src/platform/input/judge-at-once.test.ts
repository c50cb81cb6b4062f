import { initTRPC } from "@trpc/server";
import { expect, test } from "vitest";
import { z } from "zod";
import { appRouter } from "../../router.ts";
import { judgeAtOnce } from "./judge-at-once.ts";

type Schema = { safeParse: (value: unknown) => unknown };
type Procedure = { _def: { inputs: Schema[]; output?: Schema } };

const schemas = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>).flatMap(
  ([name, { _def }]) => [..._def.inputs, _def.output].flatMap((schema) => (schema ? [{ name, schema }] : [])),
);

test("SPD-05 no schema of a call waits for anything", () => {
  expect(schemas.length).toBeGreaterThan(300);
  for (const { name, schema } of schemas)
    for (const value of [undefined, null, "", 1, [], [{}], {}])
      expect(() => schema.safeParse(value), `${name} of ${JSON.stringify(value)}`).not.toThrow();
});

const t = initTRPC.create();
const calls = judgeAtOnce(
  t.router({
    twice: t.procedure
      .input(z.object({ number: z.coerce.number() }))
      .input(z.object({ word: z.string().default("붓") }))
      .output(z.object({ said: z.string() }))
      .query(({ input: { number, word } }) => ({ said: word.repeat(number), secret: "먹" })),
    wrong: t.procedure.output(z.number()).query(() => "먹" as unknown as number),
  }),
).createCaller({});

test("SPD-05 each input is still judged by its own schema, and what an output does not name stays here", async () => {
  expect(await calls.twice({ number: "2" })).toEqual({ said: "붓붓" });
  expect(await calls.twice({ number: 1, word: "먹" })).toEqual({ said: "먹" });
  await expect(calls.twice({ number: "두" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(calls.twice({ number: 1, word: 2 } as never)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(calls.wrong()).rejects.toMatchObject({ code: "INTERNAL_SERVER_ERROR" });
});
