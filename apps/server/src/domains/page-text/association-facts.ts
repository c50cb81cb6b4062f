import { createHash } from "node:crypto";
import { association } from "@bulmo/content/association";
import { addressLine, contactLines, type Identity, identityOf } from "@bulmo/contracts/identity";
import { type Contact, contactsOf } from "@bulmo/contracts/officer";
import { associationReferences } from "@bulmo/contracts/agreement-reference";
import type { References } from "@bulmo/contracts/role-reference";
import type { EntityManager } from "@bulmo/entities/database";
import type { Letterhead } from "../../platform/mail/mail-content.ts";
import { listOfficers } from "../officer/officer.service.ts";
import { findShownText } from "./page-text.query.ts";

export type AssociationFacts = {
  /** Those of the present term whom everybody may call. */
  contacts: readonly Contact[];
  identity: Identity;
  /** What texts name in braces. */
  references: References;
  /** Changes with what every page says of it. */
  version: string;
};

/** The cards that messengers show were drawn with the name and mark of whom the program was made for. */
function withCards(identity: Identity): Identity {
  const isDrawn = identity.name === association.name && identity.logo === undefined;
  return isDrawn ? identity : { ...identity, isUnnamedCard: true };
}

/** What every page and letter tells of the association, and texts where they name it. */
export async function findFacts(em: EntityManager): Promise<AssociationFacts> {
  const { officers } = await listOfficers(em, {});
  const text = await findShownText(em, "association");
  const identity = withCards(identityOf(text));
  const contacts = contactsOf(officers);
  const version = createHash("sha256")
    .update(JSON.stringify([contacts, identity]))
    .digest("base64url")
    .slice(0, 12);
  return { contacts, identity, version, references: associationReferences(officers, text.fields) };
}

/** An association without a telephone of its own is called at the first of its officers whom everybody may call. */
async function findCallable(em: EntityManager): Promise<string[]> {
  const { officers } = await listOfficers(em, {});
  return contactsOf(officers)
    .slice(0, 1)
    .map(({ role: office, phone }) => `전화 ${phone}(${office})`);
}

/** Whether a letter can say from where it comes and where one may call, as that of an advertisement must. */
export async function hasWholeImprint(em: EntityManager): Promise<boolean> {
  const { address, phone } = (await findShownText(em, "association")).fields;
  return !!address && (!!phone || (await findCallable(em)).length > 0);
}

/** Who writes a letter, and whom its reader may turn to: one line, empty where neither telephone nor mail is named. */
export async function findLetterhead(em: EntityManager): Promise<Letterhead> {
  const text = await findShownText(em, "association");
  const { zonecode, address, phone, email } = text.fields;
  const lines = contactLines(phone, email).map(({ label, value }) => `${label} ${value}`);
  const place = addressLine(zonecode, address);
  const contact = lines.length > 0 ? [`문의: ${place}`, ...lines].join(", ") : "";
  const { name } = identityOf(text);
  const called = phone ? [] : await findCallable(em);
  const imprint = [`보내는 이: ${name}`, place, ...called, ...lines].filter(Boolean).join(", ");
  return { name, contact, imprint };
}
