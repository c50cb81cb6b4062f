import type { WorkAddress } from "@bulmo/contracts/work-address";
import type { EntityManager } from "@bulmo/entities/database";
import { DomainError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import { findHanging, findWithdrawn } from "./work-address.query.ts";

/**
 * Where the work of a number hangs now, and without an address what was called so until it was withdrawn. Throws
 * POST_NOT_FOUND for a number that no work has, or one that the viewer may not see.
 */
export async function getWorkAddress(em: EntityManager, viewer: Actor | null, number: number): Promise<WorkAddress> {
  const hanging = await findHanging(em, viewer, number);
  if (hanging) return { title: hanging.title, address: { type: hanging.type, index: hanging.index } };
  const withdrawn = await findWithdrawn(em, viewer, number);
  if (!withdrawn) throw new DomainError("POST_NOT_FOUND");
  return { title: withdrawn.title, address: null };
}
