import { DomainError } from "../../errors.ts";

/** Forms that may be under way at once in this process, from their first byte to their answer. */
const placesInHouse = 16;

/** Those of one member: the second leaves while the first is worked on, and eight members still find places (SEC-21). */
const placesOfMember = 2;

export type PlaceTaker = {
  userId: string;
  /** Administrators hang many works at once (docs/decisions/011), and are bounded by the house alone. */
  isAdmin: boolean;
};

export type UploadPlaces = ReturnType<typeof createUploadPlaces>;

export function createUploadPlaces() {
  let inHouse = 0;
  const ofMembers = new Map<string, number>();

  function enter({ userId, isAdmin }: PlaceTaker): void {
    const own = ofMembers.get(userId) ?? 0;
    if (!isAdmin && own >= placesOfMember) throw new DomainError("UPLOADS_UNDER_WAY");
    if (inHouse >= placesInHouse) throw new DomainError("UPLOAD_BUSY");
    inHouse += 1;
    ofMembers.set(userId, own + 1);
  }

  function leave({ userId }: PlaceTaker): void {
    inHouse -= 1;
    const own = (ofMembers.get(userId) ?? 0) - 1;
    if (own > 0) ofMembers.set(userId, own);
    else ofMembers.delete(userId);
  }

  return {
    /** Throws UPLOADS_UNDER_WAY, UPLOAD_BUSY, and what `work` throws. */
    async use<Value>(taker: PlaceTaker, work: () => Promise<Value>): Promise<Value> {
      enter(taker);
      try {
        return await work();
      } finally {
        leave(taker);
      }
    },
  };
}
