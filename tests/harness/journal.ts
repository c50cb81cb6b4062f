/**
 * What a server said was done, noted outside of it. A deed is named by words that no other has (`comment …`); what it
 * came to (a number, a state) is its value.
 */
export type Journal = ReturnType<typeof openJournal>;

/** Deeds and what they came to, as somebody finds them. */
export type Facts = ReadonlyMap<string, string>;

export function openJournal() {
  const done = new Map<string, string>();
  const underWay = new Set<string>();
  let acknowledged = 0;

  return {
    /** How many deeds were answered with a success. */
    acknowledged: () => acknowledged,

    knows: (deed: string) => done.has(deed) || underWay.has(deed),

    /** What was acknowledged of a kind, with what it came to. */
    deeds: (kind: string, word = "") =>
      [...done].filter(([deed]) => deed.startsWith(`${kind} `) && deed.includes(word) && !underWay.has(deed)),

    /** Notes a deed that is answered with a success; one that is not answered may have been done or not. */
    async note(deed: string, work: () => Promise<string>): Promise<void> {
      underWay.add(deed);
      done.set(deed, await work());
      underWay.delete(deed);
      acknowledged += 1;
    },

    /**
     * What was acknowledged and is not found, and what is found and was never asked for; both empty where nothing is lost.
     * What nobody answered is settled by what is found. `prefix` limits both to the deeds with this word.
     */
    compare(found: Facts, word = ""): { lost: string[]; foreign: string[] } {
      const lost: string[] = [];
      for (const [deed, value] of done)
        if (deed.includes(word) && !underWay.has(deed) && found.get(deed) !== value)
          lost.push(`${deed}: ${value}, found ${found.get(deed)}`);
      const foreign = [...found.keys()].filter((deed) => !done.has(deed) && !underWay.has(deed));
      for (const deed of underWay) {
        const value = found.get(deed);
        if (value === undefined) done.delete(deed);
        else done.set(deed, value);
      }
      underWay.clear();
      return { lost, foreign };
    },
  };
}
