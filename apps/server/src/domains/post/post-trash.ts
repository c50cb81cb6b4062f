import type { EntityManager, Tables } from "@bulmo/entities/database";
import { transferOwner } from "../attachment/attachment-use.service.ts";
import { ownerInTrash, ownerOfPost, ownerOfSecret } from "../upload/picture-owner.ts";

/** From here on nobody finds the posts, their pictures and files but the trash. Belongs into the transaction that holds them. */
export async function putIntoTrash(tx: EntityManager, ids: readonly number[], byId: string): Promise<void> {
  await tx
    .getKysely<Tables>()
    .updateTable("stored_post")
    // Who restores it finds others pinned by then.
    .set({ deleted_at: new Date(), deleted_by_id: byId, pinned_until: null })
    .where("id", "in", ids)
    .execute();
  await transferOwner(
    tx,
    ids.flatMap((id) => [ownerOfPost(id), ownerOfSecret(id)].map((from) => ({ from, to: ownerInTrash(id) }))),
  );
}
