import type { KeyScope } from "@bulmo/contracts/key-scope";
import { ApiKey } from "@bulmo/entities/api-key.entity";
import { createKeyText, hashKey, prefixOf } from "../src/domains/key/key-text.ts";
import type { Site } from "./site.ts";

type Changes = Partial<Pick<ApiKey, "name" | "createdAt" | "expiresAt" | "lastUsedAt">>;

const hour = 3_600_000;

/** A key of a member's, as if it had been made a while ago and used just now. */
export async function addKey(
  site: Site,
  { id: user }: { id: string },
  scopes: readonly KeyScope[],
  changes: Changes = {},
) {
  const key = createKeyText();
  const id = await site.fork().insert(ApiKey, {
    user,
    name: "견본 키",
    scopes: [...scopes],
    prefix: prefixOf(key),
    keyHash: hashKey(key),
    createdAt: new Date(Date.now() - hour),
    expiresAt: new Date(Date.now() + 24 * hour),
    lastUsedAt: new Date(),
    ...changes,
  });
  return { id, key };
}
