import { needed, passwordMismatch } from "./needed.ts";
import { z } from "zod";
import { absent } from "./absent.ts";
import { email, name, password } from "./account-rules.ts";
import { passwordChangeFailed } from "./error-sentence.ts";
import { text } from "./text.ts";

/** A name and an address that are looked for. What no account can have finds none. */
export const nameAndEmail = z.object({ name: name(), email: email() });
export type NameAndEmail = z.output<typeof nameAndEmail>;

export const findIdOutput = z.object({ username: z.string() });
export const passwordCodeOutput = z.object({ success: z.literal(true) });

/** Longer cannot be right and is not hashed. */
const maximumCredential = 1_000;

export const checkPasswordInput = z.object({
  password: z.string(needed.password).min(1, needed.password).max(maximumCredential),
});
export const checkPasswordOutput = z.object({ isValid: z.boolean() });

const claimed = () =>
  text(passwordChangeFailed).pipe(z.string().min(1, passwordChangeFailed).max(300, passwordChangeFailed));

/** `code` is the mailed one and is for those who are not signed in (requirements/decisions.md). */
export const changePasswordInput = z.object({
  name: claimed(),
  email: claimed().transform((value) => value.toLowerCase()),
  password: password(),
  code: absent(text(passwordChangeFailed).pipe(z.string().max(100, passwordChangeFailed))),
});
export type ChangePassword = z.output<typeof changePasswordInput>;
export const changePasswordOutput = z.object({ success: z.literal(true) });

const maximumTyped = 300;
const typedSoFar = () => text().pipe(z.string().max(maximumTyped)).optional();

/** A password, and what is known of whose it will be: words of a form that is still being filled in. */
export const judgePasswordInput = z.object({
  password: password(),
  username: typedSoFar(),
  name: typedSoFar(),
  nickname: typedSoFar(),
  email: typedSoFar(),
});
export type JudgePassword = z.output<typeof judgePasswordInput>;
export const judgePasswordOutput = z.object({ isWeak: z.boolean() });

/** The new-password form: typed twice. The server judges besides how soon it is guessed (API-53). */
export const newPasswordForm = z
  .object({ password: password(), confirmPassword: z.string() })
  .refine((form) => form.confirmPassword === form.password, {
    path: ["confirmPassword"],
    error: passwordMismatch,
    when: () => true,
  });
