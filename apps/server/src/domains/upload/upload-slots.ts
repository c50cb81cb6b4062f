import { DomainError } from "../../errors.ts";

/** What may be under way at once in this process, from its first byte to its answer. */
type Slots = {
  process: number;
  /** Those of all members: some are left for administrators, however many accounts trickle (SEC-21). */
  members: number;
  /** Those of members at one address, which may sign up twenty of them an hour, or be an honest office. */
  address: number;
  /** Those of one member: the second leaves while the first is worked on. */
  member: number;
};

/** Forms with a picture, which is decoded. */
const pictureSlots: Slots = { process: 16, members: 12, address: 6, member: 2 };

/** Files, which a slow line sends for minutes, and of which nothing is in memory. */
export const fileSlots: Slots = { process: 40, members: 32, address: 12, member: 3 };

export type SlotHolder = {
  userId: string;
  /** As limits count it (platform/http/address.ts). */
  address: string;
  /** Administrators hang many works at once (docs/decisions/011), and are bounded by the process alone. */
  isAdmin: boolean;
};

export function createUploadSlots(slots = pictureSlots) {
  const holders = new Set<SlotHolder>();

  function assertFree({ userId, address, isAdmin }: SlotHolder): void {
    const members = isAdmin ? [] : [...holders].filter((holder) => !holder.isAdmin);
    const held = {
      byMember: members.filter((holder) => holder.userId === userId).length,
      byAddress: members.filter((holder) => holder.address === address).length,
    };
    if (held.byMember >= slots.member) throw new DomainError("UPLOADS_UNDER_WAY");
    const isFull = members.length >= slots.members || holders.size >= slots.process;
    if (isFull || held.byAddress >= slots.address) throw new DomainError("UPLOAD_BUSY");
  }

  return {
    /** Throws UPLOADS_UNDER_WAY, UPLOAD_BUSY, and what `work` throws. */
    async use<Value>(given: SlotHolder, work: () => Promise<Value>): Promise<Value> {
      assertFree(given);
      // Two of one holder are two.
      const holder = { ...given };
      holders.add(holder);
      try {
        return await work();
      } finally {
        holders.delete(holder);
      }
    },
  };
}
