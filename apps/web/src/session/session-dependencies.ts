import type { signInInput, signInOutput } from "@bulmo/contracts/auth";
import type { SignedInUser } from "@bulmo/contracts/user";
import type { z } from "zod";
import type { TokenStore } from "./token-store.ts";

export type SignInInput = z.input<typeof signInInput>;
type SignInOutput = z.output<typeof signInOutput>;

/** What a session needs of the browser and the server. */
export type SessionDependencies = {
  tokens: TokenStore;
  calls: {
    signIn: (input: SignInInput) => Promise<Pick<SignInOutput, "accessToken" | "user" | "isPasswordWeak">>;
    signOut: () => Promise<unknown>;
    me: () => Promise<SignedInUser>;
    checkRole: () => Promise<boolean>;
  };
  hasSession: () => boolean;
  /** Makes the readable cookie say that there is no session, when the server could not be told. */
  forgetSession: () => void;
  /** Calls back when it makes sense to try again what the network prevented. */
  retryLater: (attempt: () => void) => void;
};
