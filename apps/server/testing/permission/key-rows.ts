import { randomUUID } from "node:crypto";
import type { KeyScope } from "@bulmo/contracts/key-scope";
import { User } from "@bulmo/entities/user.entity";
import { createUser } from "../fixture.ts";
import { addKey } from "../key.ts";
import { markChecked } from "../second-factor.ts";
import { administrators, type Caller, each, members, row, type Statuses, type World } from "./world.ts";

const wanted = (scopes: KeyScope[]) => ({ name: "공지 내려받기", scopes });

const wantedAfterPassword = (scopes: KeyScope[]) => async (world: World, caller: Caller) => {
  if (caller) await markChecked(world.site, caller);
  return wanted(scopes);
};

/** Those of a member who is no more went with their account. */
async function own({ site }: World, caller: Caller) {
  const isThere = caller && (await site.fork().count(User, { id: caller.user.id })) > 0;
  return { id: isThere ? (await addKey(site, caller.user, ["read"])).id : randomUUID() };
}

async function anothers({ site }: World) {
  return { id: (await addKey(site, await createUser(site.fork()), ["read"])).id };
}

/** Who owes the site a second factor gives no program anything before. */
const makers: Statuses = { ...members, "administrator without a second factor": 403 };

/** Callers of their own: the password of another row's may have been checked. */
export const keyRows = [
  row("key.list", "one's own", members),
  row("key.listAll", "everybody's", administrators, () => ({})),
  row("key.create", "for reading", makers, wantedAfterPassword(["read"])),
  row("key.create", "for administrators", administrators, wantedAfterPassword(["read", "admin"])),
  row("key.create", "for reading, the password unchecked", { ...members, ...each(403), administrator: 403 }, () =>
    wanted(["read"]),
  ),
  row("key.remove", "one's own", members, own),
  row("key.remove", "another's", { ...members, ...each(404) }, anothers),
].map((made) => ({ ...made, isAboutCaller: true }));
