import { type WorkSources, findShownWork } from "../work-record/work-record.service.ts";
import { DomainError } from "../../errors.ts";
import { getPerson } from "../person/person.service.ts";
import { linkedPersonOf } from "./linked-person.ts";
import { linkedWorkOf } from "./linked-work.ts";

/** Undefined for a number whose work not every visitor sees. */
export async function describeLinkedWork({ site, ...sources }: WorkSources, number: number) {
  const shown = await findShownWork(sources, number);
  return shown && linkedWorkOf(await site(), shown);
}

const isMissing = (error: unknown) => error instanceof DomainError && error.reason === "PERSON_NOT_FOUND";

/** Undefined for whoever is not there, or not public. */
export async function describeLinkedPerson({ fork, boards, site }: WorkSources, id: number) {
  const person = await getPerson({ em: fork(), boards }, id).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  return person?.isPublic ? linkedPersonOf(await site(), person) : undefined;
}
