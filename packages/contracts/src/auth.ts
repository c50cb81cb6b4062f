import { z } from "zod";
import { absent } from "./absent.ts";
import { text } from "./text.ts";
import { signedInUser } from "./user.ts";

/** What a password field may hold at most on its way to be checked; longer cannot be right and is not hashed. */
const maximumCredential = 1_000;

/** Passwords are taken as typed (CON-06). */
export const signInInput = z.object({
  username: text().pipe(z.string().max(maximumCredential)),
  password: z.string().max(maximumCredential),
  // Not `boolean()`, which the REST adapter would make take any text for true.
  autoLogin: z.literal([true, false]).default(false),
  // For administrators who keep one: six digits, or a recovery code.
  secondFactor: absent(text().pipe(z.string().max(100))),
  // That an account that was put aside goes on: sent once its member was told (DAY-10).
  wakes: z.literal([true, false]).default(false),
});
/** Seconds for which the access token is good, from now on. */
const expiresIn = z.number().int();
export const signInOutput = z.object({
  accessToken: z.string(),
  expiresIn,
  user: signedInUser,
  /** Only told of members who were moved in from an old site with a password that would be refused here (IMP-03). */
  isPasswordWeak: z
    .boolean()
    .optional()
    .meta({ description: "옛 누리집에서 옮겨 온 회원에게만: 쉽게 짐작할 수 있어 바꾸기를 권하는 비밀번호인지." }),
});
export const refreshOutput = z.object({ accessToken: z.string(), expiresIn });
export const signOutOutput = z.object({ success: z.literal(true) });
export const meOutput = signedInUser;
export const checkRoleOutput = z.boolean();
