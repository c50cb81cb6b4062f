import type { ListedBoard } from "@bulmo/contracts/board-list";
import { useSessionState } from "../../session/session-provider.tsx";

/** Whether whoever is here may write something new on a board that is open. */
export function useMayWrite({ writers, writerGrades = [] }: ListedBoard): boolean {
  const state = useSessionState();
  if (writers !== "GRADES") return writers === "MEMBERS";
  const grade = "user" in state ? state.user.grade?.id : undefined;
  return state.status === "admin" || (grade !== undefined && writerGrades.includes(grade));
}
