import { Session } from "@bulmo/entities/session.entity";
import { codeAt } from "../src/domains/auth/totp.ts";
import type { Site } from "./site.ts";

type SignedIn = { user: { id: string; isAdmin: boolean }; token: string };

/** As after a right password in the session. */
export const markChecked = (site: Site, { user }: SignedIn, at = new Date()) =>
  site.fork().nativeUpdate(Session, { user: user.id }, { passwordCheckedAt: at });

/** Begins to set up a factor and answers the code that its app shows now. */
export async function beginSecondFactor(site: Site, caller: SignedIn): Promise<string> {
  await markChecked(site, caller);
  const { body } = await site.call("POST", "/api/auth/second-factor/set-up", { token: caller.token });
  return codeAt(String(body.secret), new Date());
}

/** Sets one up to the end; answers its secret and recovery codes. Nothing happens for who is no administrator. */
export async function enableSecondFactor(site: Site, caller: SignedIn | null, at = new Date()) {
  if (!caller?.user.isAdmin) return { secret: "", recoveryCodes: [] as string[] };
  await markChecked(site, caller);
  const { token } = caller;
  const { body } = await site.call("POST", "/api/auth/second-factor/set-up", { token });
  const secret = String(body.secret);
  const code = codeAt(secret, at);
  const confirmed = await site.call("POST", "/api/auth/second-factor/confirm", { token, body: { code } });
  return { secret, recoveryCodes: (confirmed.body.recoveryCodes ?? []) as string[] };
}
