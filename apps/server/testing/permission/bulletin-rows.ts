import { Bulletin } from "@bulmo/entities/bulletin.entity";
import { administrators, row, type World } from "./world.ts";

const written = { kind: "POPUP", title: "알림", text: "쉽니다.", startsOn: "2027-05-01" } as const;

/** One of its own for each who asks; there is room for fifty. */
async function existing({ site }: World) {
  const em = site.fork();
  await em.nativeDelete(Bulletin, {});
  return { id: await em.insert(Bulletin, written) };
}

export const bulletinRows = [
  row("bulletin.list", "all there are", administrators),
  row("bulletin.get", "one that is there", administrators, existing),
  row("bulletin.create", "a new one", administrators, () => written),
  row("bulletin.update", "one that is there", administrators, async (world) => ({
    ...(await existing(world)),
    title: "고친 알림",
  })),
  row("bulletin.order", "one that is there", administrators, async (world) => ({ ids: [(await existing(world)).id] })),
  row("bulletin.remove", "one that is there", administrators, existing),
];
