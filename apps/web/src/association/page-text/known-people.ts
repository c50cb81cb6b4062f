import { namesOf } from "@bulmo/contracts/page-text-person";
import type { Person } from "@bulmo/contracts/person";
import { trpc } from "../../session/call/trpc.ts";

/** Those of the lineage among whom an administrator chooses, asked for where a row may name one. */
export const useKnownPeople = (isNeeded: boolean) => trpc.person.listAll.useQuery(undefined, { enabled: isNeeded });

export type KnownPeople = Pick<ReturnType<typeof useKnownPeople>, "data" | "isPending" | "isError" | "refetch">;

type Words = Readonly<Record<string, string>>;
type Recorded = Pick<Person, "name" | "hanja" | "dharmaName" | "born" | "died" | "isLiving">;

/** 1882~1954, ?~1928, 1950~; empty where nothing is known. */
function datesOf({ born, died, isLiving }: Recorded): string {
  if (!born && !died) return "";
  return `${born || "?"}~${died || (isLiving ? "" : "?")}`;
}

/** All that a row says of whom it names, theirs and not of who stood there before; what no record knows is empty. */
export const wordsOf = (person: Recorded): Words => ({ ...namesOf(person), dates: datesOf(person) });
