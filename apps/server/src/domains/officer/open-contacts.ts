import { createHash } from "node:crypto";
import { type Contact, contactsOf } from "@bulmo/contracts/officer";
import type { EntityManager } from "@bulmo/entities/database";
import { openLastKnown } from "../../platform/cache/last-known.ts";
import type { ResponseCache } from "../../platform/cache/response-cache.ts";
import { listOfficers } from "./officer.service.ts";

/** What the database tells when an office, or the name of who holds it, has changed; the migration that makes them says it. */
const tags = ["officer", "person"];

type Sources = { fork: () => EntityManager; responseCache: Pick<ResponseCache, "freshness"> };

export type Contacts = {
  list: readonly Contact[];
  /** Changes with them. */
  version: string;
};

async function findContacts(em: EntityManager): Promise<Contacts> {
  const list = contactsOf((await listOfficers(em, {})).officers);
  const version = createHash("sha256").update(JSON.stringify(list)).digest("base64url").slice(0, 12);
  return { list, version };
}

/** Those of the present term whom everybody may call: they stand on every page, and no page asks the database for them. */
export const openContacts = ({ fork, responseCache: { freshness } }: Sources) =>
  openLastKnown({ freshness, tags, ask: async () => findContacts(fork()) });
