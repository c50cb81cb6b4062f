import { useRouter } from "@tanstack/react-router";
import { useIdentity } from "../../page/identity.ts";

/** Where the foot of every page explains what a sample is. */
export const sampleNoteId = "samples";

/** Whether this installation shows samples at all: texts of the association, or what fills its database. */
export function useSamples() {
  return { texts: useIdentity().isSample, database: useRouter().options.context?.hasSamples ?? false };
}
