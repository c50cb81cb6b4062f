import type { KeyListAllInput, OwnedKey } from "@bulmo/contracts/key";
import { ApiKey } from "@bulmo/entities/api-key.entity";
import type { EntityManager } from "@bulmo/entities/database";
import { pageIn } from "../../platform/database/page-in.ts";
import { toKeyView } from "./key.service.ts";

/** One page of everybody's keys, the newest first. */
export async function listAllKeys(em: EntityManager, input: KeyListAllInput) {
  const { offset, ...paged } = pageIn(input, await em.count(ApiKey));
  const keys = await em.find(
    ApiKey,
    {},
    { populate: ["user"], orderBy: { createdAt: "desc", id: "desc" }, limit: input.limit, offset },
  );
  const list: OwnedKey[] = keys.map((key) => {
    const { id, nickname, email } = key.user;
    return { ...toKeyView(key), member: { id, nickname, email } };
  });
  return { list, ...paged };
}
