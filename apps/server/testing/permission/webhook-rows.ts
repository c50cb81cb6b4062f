import { addDelivery, addWebhook } from "../webhook.ts";
import { administrators, row, type World } from "./world.ts";

const wanted = {
  name: "소식 알림 로봇",
  address: "https://receiver.example/hook",
  events: ["post.created", "comment.removed"],
};

/** No event of another row is for it: what is delivered is not a matter of who may. */
const existing = ({ site }: World) => addWebhook(site, []);

const named = async (world: World) => ({ id: (await existing(world)).id });
const asked = async (world: World) => {
  // There may be ten, and many roles ask.
  await world.site.fork().execute("delete from webhook");
  return wanted;
};
const delivered = async (world: World) => ({
  id: await addDelivery(world.site, await existing(world), { state: "DELIVERED", nextAttemptAt: null }),
});

export const webhookRows = [
  row("webhook.list", "all there are", administrators),
  row("webhook.create", "a new one", administrators, asked),
  row("webhook.update", "one that is there", administrators, async (world) => ({
    ...wanted,
    ...(await named(world)),
    isActive: false,
  })),
  row("webhook.remove", "one that is there", administrators, named),
  row("webhook.rotateSecret", "one that is there", administrators, named),
  row("webhook.sendTest", "one that is there", administrators, named),
  row("webhook.listDeliveries", "of one that is there", administrators, named),
  row("webhook.resend", "one that has arrived", administrators, delivered),
];
