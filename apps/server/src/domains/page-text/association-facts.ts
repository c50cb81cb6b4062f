import { createHash } from "node:crypto";
import { addressLine, contactLines, type Foot, footOf } from "@bulmo/contracts/foot";
import { type Contact, contactsOf } from "@bulmo/contracts/officer";
import { associationReferences } from "@bulmo/contracts/agreement-reference";
import type { References } from "@bulmo/contracts/role-reference";
import type { EntityManager } from "@bulmo/entities/database";
import { listOfficers } from "../officer/officer.service.ts";
import { findShownText } from "./page-text.query.ts";

export type AssociationFacts = {
  /** Those of the present term whom everybody may call. */
  contacts: readonly Contact[];
  foot: Foot;
  /** What texts name in braces. */
  references: References;
  /** Changes with what stands at the foot of each page. */
  version: string;
};

/** What every page and letter tells of the association, and texts where they name it. */
export async function findFacts(em: EntityManager): Promise<AssociationFacts> {
  const { officers } = await listOfficers(em, {});
  const text = await findShownText(em, "association");
  const foot = footOf(text);
  const contacts = contactsOf(officers);
  const version = createHash("sha256")
    .update(JSON.stringify([contacts, foot]))
    .digest("base64url")
    .slice(0, 12);
  return { contacts, foot, version, references: associationReferences(officers, text.fields) };
}

/** Whom a reader of a letter may turn to, as one line; empty where the association has named neither telephone nor mail. */
export async function findMailContact(em: EntityManager): Promise<string> {
  const { zonecode, address, phone, email } = (await findShownText(em, "association")).fields;
  const lines = contactLines(phone, email).map(({ label, value }) => `${label} ${value}`);
  return lines.length > 0 ? [`문의: ${addressLine(zonecode, address)}`, ...lines].join(", ") : "";
}
