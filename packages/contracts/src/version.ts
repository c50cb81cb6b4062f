import { z } from "zod";
import { absent } from "./absent.ts";
import { maximumIndex } from "./board.ts";
import { integer } from "./integer.ts";

/** How many versions one answer lists. */
export const versionsPerPage = 20;

/** Numbers grow by one from 1, so that the last of a page tells whether there are older ones. */
export const beforeVersion = absent(integer(1, maximumIndex));

export const versionNumber = integer(0, maximumIndex);

/** What was read of what is to be written; without it the last one wins. */
export const revisionRead = absent(integer(0, maximumIndex));

/** Who wrote it, as they are called today; null for who has withdrawn, and where nobody is known to have written it. */
export const writtenBy = z.string().nullable();
