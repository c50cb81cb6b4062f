import type { PostType } from "@bulmo/contracts/post";
import { type Actor, refusalOf } from "../../session.ts";
import { findBoard } from "../board/board-access.ts";
import type { Boards } from "../board/boards.ts";

/**
 * Throws NOT_ALLOWED unless the actor may change the post: its author, where members or some of them write, or an administrator.
 * A former administrator's notices belong to the association; what somebody wrote of whom a grade was taken is still theirs.
 */
export function assertMayChange(
  boards: Boards,
  actor: Actor,
  post: { type: PostType; user?: { id: string } | null | undefined },
): void {
  if (actor.isAdmin) return;
  const isOpen = findBoard(boards, post.type).writers !== "ADMINISTRATORS";
  if (!isOpen || post.user?.id !== actor.id) throw refusalOf(actor);
}
