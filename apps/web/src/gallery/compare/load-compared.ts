import { notFound } from "@tanstack/react-router";
import { isNotFound } from "../../session/call/call-error.ts";
import type { PostAddress } from "@bulmo/contracts/post";
import type { Queries } from "../../session/call/trpc.ts";

/** Where a work hangs, or the title of one that was withdrawn. */
export type Compared = { number: string; address: PostAddress } | { number: string; withdrawn: string };

/** The work of a number, with what is shown of it. Throws the not-found page for one that was never there. */
export async function loadCompared(queries: Queries, number: string | undefined): Promise<Compared | undefined> {
  if (number === undefined) return undefined;
  try {
    const { title, address } = await queries.workAddress.get.fetch({ number: Number(number) });
    if (!address) return { number, withdrawn: title };
    await queries.post.get.fetch(address);
    return { number, address };
  } catch (error) {
    throw isNotFound(error) ? notFound() : error;
  }
}
