import { useEffect, useState } from "react";
import { type Release, tryLock } from "../lock/web-lock.ts";
import { createDraftStore, type DraftKey, type WebStorage } from "./draft.ts";

/** More tabs than anybody writes one post in; those beyond share the last. */
const mostSlots = 8;

type HeldSlot = { draftKey: DraftKey; release: Release };

/** Those with a draft before those without: what was left behind is offered. */
function slotsOf(storage: () => WebStorage, draftKey: DraftKey): DraftKey[] {
  const all = Array.from({ length: mostSlots }, (_, slot) => ({ ...draftKey, slot }));
  const withDraft = all.filter((one) => createDraftStore(storage, one).read() !== null);
  return [...withDraft, ...all.filter((one) => !withDraft.includes(one))];
}

/**
 * Holds a slot for this tab's draft until it is released: two tabs that write the same post each have a draft of their
 * own, and neither erases the other's. Where the browser has no locks, or forbids them, all share one.
 */
export async function acquireDraftSlot(storage: () => WebStorage, draftKey: DraftKey): Promise<HeldSlot> {
  for (const own of slotsOf(storage, draftKey)) {
    const { userId, board, index = "new", slot } = own;
    const release = await tryLock(`bulmo-draft:${userId}:${board}:${index}:${slot}`);
    if (release) return { draftKey: own, release };
  }
  return { draftKey, release: () => Promise.resolve() };
}

/** The slot of a draft that was left behind; null where there is none. */
export const findDraft = (storage: () => WebStorage, draftKey: DraftKey): DraftKey | null =>
  slotsOf(storage, draftKey).find((one) => createDraftStore(storage, one).read() !== null) ?? null;

/** A form that is opened again finds the slot that it left a moment ago. */
let leaving: Promise<unknown> = Promise.resolve();

/** Where this tab keeps the draft of what is written here; null until it is known which slots other tabs hold. */
export function useDraftSlot({ userId, board, index }: Omit<DraftKey, "slot">): DraftKey | null {
  const [held, setHeld] = useState<DraftKey | null>(null);
  useEffect(() => {
    let isLeft = false;
    const holding = leaving.then(() => acquireDraftSlot(() => window.localStorage, { userId, board, index }));
    void holding.then(({ draftKey }) => !isLeft && setHeld(draftKey));
    return () => {
      isLeft = true;
      setHeld(null);
      leaving = holding.then(({ release }) => release());
    };
  }, [userId, board, index]);
  return held;
}
