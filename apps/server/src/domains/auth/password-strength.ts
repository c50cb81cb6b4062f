import { createWeakPasswordCheck } from "@bulmo/contracts/password-strength";
import { DomainError } from "../../errors.ts";
import { commonWords } from "./common-words.ts";

const isWeakPassword = createWeakPasswordCheck(commonWords);

/** Whose password it is: what is known of them is tried first. */
type Owner = Partial<Record<"username" | "name" | "nickname" | "email", string>>;

/** Throws PASSWORD_GUESSABLE for a password that is on everybody's lips, or is the member's own name. */
export function refuseWeakPassword(password: string, { username, name, nickname, email }: Owner): void {
  const own = [username, name, nickname, email?.replace(/@.*$/u, "")].filter((word) => word !== undefined);
  if (isWeakPassword(password, own)) throw new DomainError("PASSWORD_GUESSABLE");
}
