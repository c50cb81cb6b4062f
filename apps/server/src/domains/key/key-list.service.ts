import type { KeyListAllInput, OwnedKey } from "@bulmo/contracts/key";
import { ApiKey } from "@bulmo/entities/api-key.entity";
import type { EntityManager } from "@bulmo/entities/database";
import { toKeyView } from "./key.service.ts";

/** One page of everybody's keys, the newest first. */
export async function listAllKeys(em: EntityManager, { page, limit }: KeyListAllInput) {
  const totalPages = Math.max(1, Math.ceil((await em.count(ApiKey)) / limit));
  const shown = Math.min(page, totalPages);
  const keys = await em.find(
    ApiKey,
    {},
    { populate: ["user"], orderBy: { createdAt: "desc", id: "desc" }, limit, offset: (shown - 1) * limit },
  );
  const list: OwnedKey[] = keys.map((key) => {
    const { id, nickname, email } = key.user;
    return { ...toKeyView(key), member: { id, nickname, email } };
  });
  return { list, page: shown, totalPages };
}
