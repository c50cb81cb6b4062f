import { DomainError } from "../../errors.ts";

/** Forms that may be under way at once in this process, from their first byte to their answer. */
const placesInHouse = 16;

/** Those of all members: four are left for administrators, however many accounts trickle (SEC-21). */
const placesOfMembers = 12;

/** Those of members at one address, which may sign up twenty of them an hour, or be an honest office. */
const placesOfAddress = 6;

/** Those of one member: the second leaves while the first is worked on. */
const placesOfMember = 2;

export type PlaceTaker = {
  userId: string;
  /** As limits count it (platform/http/address.ts). */
  address: string;
  /** Administrators hang many works at once (docs/decisions/011), and are bounded by the house alone. */
  isAdmin: boolean;
};

export type UploadPlaces = ReturnType<typeof createUploadPlaces>;

export function createUploadPlaces() {
  const takers = new Set<PlaceTaker>();

  function assertFree({ userId, address, isAdmin }: PlaceTaker): void {
    const members = isAdmin ? [] : [...takers].filter((taker) => !taker.isAdmin);
    const held = {
      byMember: members.filter((taker) => taker.userId === userId).length,
      byAddress: members.filter((taker) => taker.address === address).length,
    };
    if (held.byMember >= placesOfMember) throw new DomainError("UPLOADS_UNDER_WAY");
    const isFull = members.length >= placesOfMembers || takers.size >= placesInHouse;
    if (isFull || held.byAddress >= placesOfAddress) throw new DomainError("UPLOAD_BUSY");
  }

  return {
    /** Throws UPLOADS_UNDER_WAY, UPLOAD_BUSY, and what `work` throws. */
    async use<Value>(given: PlaceTaker, work: () => Promise<Value>): Promise<Value> {
      assertFree(given);
      // Two of one taker are two.
      const taker = { ...given };
      takers.add(taker);
      try {
        return await work();
      } finally {
        takers.delete(taker);
      }
    },
  };
}
