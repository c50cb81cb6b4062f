import type { AgreementDocument } from "@bulmo/contracts/agreement";
import type { AgreementVersion } from "@bulmo/contracts/agreement-version";
import { notFound } from "@tanstack/react-router";
import { textOf } from "../../page/search-params.ts";
import { isUnknown } from "../../session/call/call-error.ts";
import type { Queries } from "../../session/call/trpc.ts";

/** The version that an address names; none is the one in force. */
export type VersionSearch = { version?: string };

export const validateVersionSearch = ({ version }: Record<string, unknown>): VersionSearch => ({
  version: textOf(version),
});

/** As the call takes it, which refuses what no version can be called. */
export const asVersionInput = (document: AgreementDocument, { version }: VersionSearch) => ({
  document,
  number: version,
});

/** Brings a version along, and the list of all. Throws the not-found page for one that is not there. */
export async function openAgreement(
  { agreement }: Queries,
  document: AgreementDocument,
  search: VersionSearch,
): Promise<AgreementVersion> {
  try {
    await agreement.listVersions.fetch({ document });
    return await agreement.get.fetch(asVersionInput(document, search));
  } catch (error) {
    throw isUnknown(error) ? notFound() : error;
  }
}
