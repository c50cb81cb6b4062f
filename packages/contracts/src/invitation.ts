import { z } from "zod";
import { password } from "./account-rules.ts";
import { invitationGone } from "./error-sentence.ts";

/** What stands behind the # of a mailed address, which browsers send to nobody. Longer is none of ours. */
const token = () => z.string(invitationGone).max(200, invitationGone);

export const invitationInput = z.object({ token: token() });

/** What the invited person signs in with, and until when they may choose a password. */
export const invitation = z.object({ username: z.string(), expiresAt: z.iso.datetime() });

export const invitationAcceptInput = z.object({ token: token(), password: password() });
export type InvitationAccept = z.output<typeof invitationAcceptInput>;
export const invitationAcceptOutput = z.object({ username: z.string() });
