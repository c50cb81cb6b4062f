import { z } from "zod";
import { hangingWork, person } from "./person.ts";
import { artistRole } from "./work-artist.ts";

// Apart from what forms of people know: none of them loads it.

/** Who is not public has no page. */
const named = z.object({ id: z.number().int(), name: z.string(), isPublic: z.boolean() });

const ownWork = z.object({
  ...hangingWork.shape,
  title: z.string(),
  thumbnail: z.string(),
  roles: z.array(artistRole),
});

/** A person with whom and what they are bound to; of who is not public, with the people alone (WRK-03). */
export const personDetail = person.extend({
  teacher: named.nullable(),
  disciples: z.array(named),
  offices: z.array(z.object({ term: z.number().int(), role: z.string() })),
  /** Those that name them as an artist, and that every visitor sees: of the latest exhibition first. */
  works: z.array(ownWork),
  exhibitions: z.array(z.object({ type: z.string(), n: z.number().int(), title: z.string() })),
});
export type PersonDetail = z.infer<typeof personDetail>;
