import {
  type Bulletin as BulletinAnswer,
  type BulletinCreate,
  bulletinMessages,
  type BulletinUpdate,
  faultOf,
  isEmptyPopup,
} from "@bulmo/contracts/bulletin";
import { maximumBulletins } from "@bulmo/contracts/bulletin-rule";
import { Bulletin } from "@bulmo/entities/bulletin.entity";
import type { EntityManager } from "@bulmo/entities/database";
import { ConflictError, DomainError, InputError } from "../../errors.ts";
import { writePositions } from "../../platform/database/positions.ts";
import { given } from "../../platform/input/given.ts";
import type { Actor } from "../../session.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import { ownerOfBulletin } from "../upload/picture-owner.ts";
import { setUses } from "../upload/upload-use.service.ts";
import { findBulletins, lockBulletins } from "./bulletin.query.ts";

/** What the log says of one that was written. */
const asEntry =
  (act: "BULLETIN_CREATED" | "BULLETIN_UPDATED") =>
  ({ id }: BulletinAnswer) => [{ act, bulletinId: id }];

/** Throws BULLETIN_NOT_FOUND. */
export async function getBulletin(em: EntityManager, id: number): Promise<BulletinAnswer> {
  const found = (await findBulletins(em)).find((one) => one.id === id);
  if (!found) throw new DomainError("BULLETIN_NOT_FOUND");
  return found;
}

/** Takes the picture into use. Throws INPUT_INVALID for one that is not there. */
async function takePicture(tx: EntityManager, id: number, picture: string): Promise<void> {
  const gone = await setUses(tx, ownerOfBulletin(id), picture === "" ? [] : [picture]);
  if (picture !== "" && gone.includes(picture)) throw InputError.of("picture", bulletinMessages.pictureGone);
}

/** Behind all others. Throws INPUT_INVALID where there are as many as may be, and for a picture that is not there. */
export const createBulletin = (em: EntityManager, actor: Actor, written: BulletinCreate): Promise<BulletinAnswer> =>
  transactAs(em, actor, asEntry("BULLETIN_CREATED"), async (tx) => {
    await lockBulletins(tx);
    const others = await tx.find(Bulletin, {}, { fields: ["position"] });
    if (others.length >= maximumBulletins) throw InputError.of("title", bulletinMessages.tooMany);
    const position = Math.max(0, ...others.map((other) => other.position)) + 1;
    const { kind, title, startsOn, ...facts } = written;
    const id = await tx.insert(Bulletin, { kind, title, startsOn, position, ...given(facts) });
    await takePicture(tx, id, written.picture ?? "");
    return getBulletin(tx, id);
  });

/**
 * What is not sent stays. Throws BULLETIN_NOT_FOUND, INPUT_INVALID for what does not go together, and BULLETIN_OVERTAKEN,
 * with what stands, when the revision is past.
 */
export const updateBulletin = (
  em: EntityManager,
  actor: Actor,
  { id, revision, ...changes }: BulletinUpdate,
): Promise<BulletinAnswer> =>
  transactAs(em, actor, asEntry("BULLETIN_UPDATED"), async (tx) => {
    await lockBulletins(tx);
    const current = await getBulletin(tx, id);
    if (revision !== undefined && revision !== current.revision) throw new ConflictError("BULLETIN_OVERTAKEN", current);
    const next = { ...current, ...given(changes) };
    // One of a version that took it may still be turned off.
    if (isEmptyPopup(next) && !isEmptyPopup(current)) throw InputError.of("text", bulletinMessages.popupEmpty);
    const fault = faultOf(next);
    if (fault) throw InputError.of(fault.field, fault.message);
    await tx.nativeUpdate(
      Bulletin,
      { id },
      { ...given(changes), revision: current.revision + 1, updatedAt: new Date() },
    );
    await takePicture(tx, id, next.picture);
    return getBulletin(tx, id);
  });

/** Those that are not named stand behind those that are, as they stood. Throws INPUT_INVALID for one that is gone. */
export const orderBulletins = (em: EntityManager, actor: Actor, ids: readonly number[]): Promise<BulletinAnswer[]> =>
  transactAs(
    em,
    actor,
    () => [{ act: "BULLETIN_ORDERED" }],
    async (tx) => {
      await lockBulletins(tx);
      const standing = (await findBulletins(tx)).map(({ id }) => id);
      if (ids.some((id) => !standing.includes(id))) throw InputError.of("ids", bulletinMessages.unknown);
      await writePositions(tx, "bulletin", [...ids, ...standing.filter((id) => !ids.includes(id))]);
      return findBulletins(tx);
    },
  );

/** Throws BULLETIN_NOT_FOUND. Its picture goes with it, unless something else shows it. */
export async function removeBulletin(em: EntityManager, actor: Actor, id: number): Promise<void> {
  const auditOf = () => [{ act: "BULLETIN_REMOVED", bulletinId: id } as const];
  await transactAs(em, actor, auditOf, async (tx) => {
    await lockBulletins(tx);
    await getBulletin(tx, id);
    await takePicture(tx, id, "");
    await tx.nativeDelete(Bulletin, { id });
  });
}
