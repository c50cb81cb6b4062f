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

/** A post that the tables name by its address (QNA/3), as the member reads it now: where it stands, and what it is called. */
export const ownDataPost = z.object({ address: z.string(), board: z.string(), title: z.string(), path: z.string() });
export type OwnDataPost = z.infer<typeof ownDataPost>;

/** Everything that the site keeps of the member who asks, but secrets and what is others' (DAY-10). */
export const ownData = z.object({
  madeAt: z.iso.datetime(),
  sections: z.array(ownDataSection),
  /** Those among them that the member may read no more, or that are gone, are left out. */
  posts: z.array(ownDataPost),
});
export type OwnData = z.infer<typeof ownData>;
