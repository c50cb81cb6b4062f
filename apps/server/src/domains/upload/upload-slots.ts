import { DomainError } from "../../errors.ts";

/** Forms that may be under way at once in this process, from their first byte to their answer. */
const slotsOfProcess = 16;

/** Those of all members: four are left for administrators, however many accounts trickle (SEC-21). */
const slotsOfMembers = 12;

/** Those of members at one address, which may sign up twenty of them an hour, or be an honest office. */
const slotsOfAddress = 6;

/** Those of one member: the second leaves while the first is worked on. */
const slotsOfMember = 2;

export type SlotHolder = {
  userId: string;
  /** As limits count it (platform/http/address.ts). */
  address: string;
  /** Administrators hang many works at once (docs/decisions/011), and are bounded by the process alone. */
  isAdmin: boolean;
};

export function createUploadSlots() {
  const holders = new Set<SlotHolder>();

  function assertFree({ userId, address, isAdmin }: SlotHolder): void {
    const members = isAdmin ? [] : [...holders].filter((holder) => !holder.isAdmin);
    const held = {
      byMember: members.filter((holder) => holder.userId === userId).length,
      byAddress: members.filter((holder) => holder.address === address).length,
    };
    if (held.byMember >= slotsOfMember) throw new DomainError("UPLOADS_UNDER_WAY");
    const isFull = members.length >= slotsOfMembers || holders.size >= slotsOfProcess;
    if (isFull || held.byAddress >= slotsOfAddress) throw new DomainError("UPLOAD_BUSY");
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
