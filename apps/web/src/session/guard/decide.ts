import { roleLevel, type Role } from "@bulmo/contracts/role";
import { signInPath } from "../../page/site-path.ts";
import type { SessionState } from "../session.ts";

export type Requirement = {
  /** The least role that may enter; without one, being signed in is enough. */
  role?: Role;
  /** Where those go whose role is too low. */
  unauthorizedPath?: string;
};

export type Decision = { kind: "wait" | "admit" } | { kind: "send"; to: string; origin?: string };

const roleOf = { member: "USER", admin: "ADMIN" } as const satisfies Record<string, Role>;

/** `here` is the path with its query, to come back to after signing in. */
export function decide(status: SessionState["status"], requirement: Requirement, here: string): Decision {
  if (status === "loading" || status === "signing-out") return { kind: "wait" };
  if (status === "anonymous") return { kind: "send", to: signInPath, origin: here };
  const { role = "USER", unauthorizedPath = signInPath } = requirement;
  if (roleLevel[roleOf[status]] >= roleLevel[role]) return { kind: "admit" };
  return { kind: "send", to: unauthorizedPath };
}
