import type { OfficerList, OfficerTerm } from "@bulmo/contracts/officer";
import { maximumTerm } from "@bulmo/contracts/officer-rule";
import { notFound } from "@tanstack/react-router";
import { indexOf, textOf } from "../../page/search-params.ts";
import { isNotFound } from "../../session/call/call-error.ts";
import type { Queries } from "../../session/call/trpc.ts";

export const officersPath = "/member/executives";

/** The term that an address names; none is the present one. */
export type TermSearch = { term?: string };

export const validateTermSearch = ({ term }: Record<string, unknown>): TermSearch => ({ term: textOf(term) });

/** The present term has the page's own address. */
export const termSearchOf = ({ number, isCurrent }: Pick<OfficerTerm, "number" | "isCurrent">): TermSearch =>
  isCurrent ? {} : { term: String(number) };

/** As the call takes it. Throws the not-found page for what no term can be called. */
export function asTermInput({ term }: TermSearch) {
  if (term === undefined) return {};
  const number = indexOf(term);
  if (number === undefined || number > maximumTerm) throw notFound();
  return { term: number };
}

/** Throws the not-found page for a term that is not there. */
export async function openTerm(queries: Queries, search: TermSearch): Promise<OfficerList> {
  try {
    return await queries.officer.list.fetch(asTermInput(search));
  } catch (error) {
    throw isNotFound(error) ? notFound() : error;
  }
}

/** The present term is known by the page's own address, also where one names its number. */
export const addressOfTerm = ({ term }: OfficerList) =>
  term && !term.isCurrent ? `${officersPath}?term=${term.number}` : officersPath;
