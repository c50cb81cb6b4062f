import { z } from "zod";

/** Where a member is signed in. */
export const openSession = z.object({
  /** Names it to its member alone, and opens nothing. */
  id: z.uuid(),
  /** Such as ‘Chrome · Windows’; empty where neither is known. */
  device: z.string(),
  startedAt: z.iso.datetime(),
  /** To the hour. */
  lastUsedAt: z.iso.datetime(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

export const openSessions = z.array(openSession);

export const endSessionInput = z.object({ id: z.uuid() });
export const sessionEnded = z.object({ success: z.literal(true) });
