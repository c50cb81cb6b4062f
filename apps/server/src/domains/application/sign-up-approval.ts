import type { EntityManager, Tables } from "@bulmo/entities/database";
import { Setting } from "@bulmo/entities/setting.entity";

/** The key of the setting by which whoever signs up has to be approved. */
const key = "sign-up-approval";

/** Off unless an administrator switches it on. */
export async function needsApproval(em: EntityManager): Promise<boolean> {
  const row = await em
    .getKysely<Tables>()
    .selectFrom("setting")
    .select("value")
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.value === "on";
}

export const writeApproval = (tx: EntityManager, isOn: boolean): Promise<unknown> =>
  tx.upsert(Setting, { key, value: isOn ? "on" : "off", updatedAt: new Date() });
