import { notFound } from "@tanstack/react-router";
import { isNotFound } from "../../session/call/call-error.ts";
import type { Queries } from "../../session/call/trpc.ts";

/** Where the work of a number hangs. Throws the not-found page for one that is not there, or was withdrawn. */
export async function loadCompared(queries: Queries, number: string | undefined) {
  if (number === undefined) return undefined;
  try {
    const { address } = await queries.workAddress.get.fetch({ number: Number(number) });
    if (!address) throw notFound();
    await queries.post.get.fetch(address);
    return address;
  } catch (error) {
    throw isNotFound(error) ? notFound() : error;
  }
}
