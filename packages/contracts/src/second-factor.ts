import { z } from "zod";
import { absent } from "./absent.ts";
import { secondFactorWrong } from "./error-sentence.ts";
import { text } from "./text.ts";

export const secondFactorState = z.object({
  isOn: z.boolean(),
  /** The site lets nobody act as an administrator without one. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.int(),
});
export type SecondFactorState = z.infer<typeof secondFactorState>;

/** The secret as an app takes it when it is typed, and the address that a QR code carries. */
export const secondFactorSetUp = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorSetUp = z.infer<typeof secondFactorSetUp>;

/** Six digits as the app shows them, with or without a gap. */
export const secondFactorConfirmInput = z.object({
  code: text(secondFactorWrong)
    .transform((value) => value.replace(/\s/gu, ""))
    .pipe(z.string().regex(/^\d{6}$/u, secondFactorWrong)),
});

/** Where one is on: its code of now, or a recovery code. */
export const secondFactorChangeInput = z.object({ code: absent(text().pipe(z.string().max(100))) });

/** Shown once: only their hashes are kept. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const secondFactorOffOutput = z.object({ success: z.literal(true) });
