import { useEffect, useState } from "react";
import { type Locks, type Release, tryLock } from "../../parts/lock/web-lock.ts";
import { draftKeeper, type DraftPlace, type DraftStorage } from "./draft.ts";

/** More tabs than anybody writes one post in; those beyond share the last. */
const mostSlots = 8;

type HeldPlace = { place: DraftPlace; release: Release };

/** Those with a draft before those without: what was left behind is offered. */
function slotsOf(storage: () => DraftStorage, place: DraftPlace): DraftPlace[] {
  const all = Array.from({ length: mostSlots }, (_, slot) => ({ ...place, slot }));
  const kept = all.filter((one) => draftKeeper(storage, one).read() !== null);
  return [...kept, ...all.filter((one) => !kept.includes(one))];
}

/**
 * Keeps a draft's place for this tab until it is released: two tabs that write in one place each have a draft of their
 * own, and neither erases the other's. Where the browser has no locks, all share one.
 */
export async function holdPlace(
  storage: () => DraftStorage,
  place: DraftPlace,
  locks: Locks | undefined,
): Promise<HeldPlace> {
  const shared = { place, release: () => Promise.resolve() };
  if (!locks) return shared;
  for (const own of slotsOf(storage, place)) {
    const { userId, board, index = "new", slot } = own;
    // A browser may forbid locks as it forbids storage.
    const release = await tryLock(locks, `bulmo-draft:${userId}:${board}:${index}:${slot}`).catch(() => shared.release);
    if (release) return { place: own, release };
  }
  return shared;
}

/** The place of a draft that was left behind; null where there is none. */
export const findDraft = (storage: () => DraftStorage, place: DraftPlace): DraftPlace | null =>
  slotsOf(storage, place).find((one) => draftKeeper(storage, one).read() !== null) ?? null;

/** A form that is opened again finds the place that it left a moment ago. */
let leaving: Promise<unknown> = Promise.resolve();

/** Where this tab keeps the draft of what is written here; null until it is known which places other tabs hold. */
export function useDraftPlace({ userId, board, index }: Omit<DraftPlace, "slot">): DraftPlace | null {
  const [held, setHeld] = useState<DraftPlace | null>(null);
  useEffect(() => {
    let isLeft = false;
    const holding = leaving.then(() => holdPlace(() => window.localStorage, { userId, board, index }, navigator.locks));
    void holding.then(({ place }) => !isLeft && setHeld(place));
    return () => {
      isLeft = true;
      setHeld(null);
      leaving = holding.then(({ release }) => release());
    };
  }, [userId, board, index]);
  return held;
}
