import type { Context } from "../../trpc.ts";

/** Counts a call for its address before it hashes, ten recovery codes at once as one. Throws LimitError. */
export const limitHashing = ({ limiter, reader }: Pick<Context, "limiter" | "reader">): Promise<void> =>
  limiter.take(["password-hash:address", reader.address]);
