import type { EntityManager } from "@bulmo/entities/database";
import type { Response } from "express";
import { findWithdrawn } from "./work-address.query.ts";

const withdrawn = "내려진 작품입니다. 제목만 남아 있습니다.";

/** Says of a work which was there for everybody, and was withdrawn, that it is gone. Answers whether it was. */
export async function sendWithdrawn(
  response: Response,
  { fork }: { fork: () => EntityManager },
  number: number,
): Promise<boolean> {
  const work = await findWithdrawn(fork(), null, number);
  if (work) response.status(410).set("cache-control", "no-cache").json({ message: withdrawn, title: work.title });
  return work !== undefined;
}
