import { z } from "zod";

/** What is kept of one kind: a table that a person can read, whose columns a program knows by name. */
export const ownDataSection = z.object({
  name: z.string(),
  title: z.string(),
  columns: z.array(z.object({ name: z.string(), title: z.string() })),
  /** As many cells as columns; empty for nothing, moments in UTC. */
  rows: z.array(z.array(z.string())),
});
export type OwnDataSection = z.infer<typeof ownDataSection>;

/** Everything that the site keeps of the member who asks, but secrets and what is others' (DAY-10). */
export const ownData = z.object({ madeAt: z.iso.datetime(), sections: z.array(ownDataSection) });
export type OwnData = z.infer<typeof ownData>;
