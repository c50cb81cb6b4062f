import { type PostType } from "@bulmo/contracts/post";
import { type Actor, refusalOf } from "../../session.ts";

/** Members write questions, administrators everything (BRD-29). */
const isOpenToMembers = (type: PostType) => type === "QNA";

/** Throws NOT_ALLOWED unless the actor may write to the board. */
export function assertMayWrite(actor: Actor, type: PostType): void {
  if (!actor.isAdmin && !isOpenToMembers(type)) throw refusalOf(actor);
}

/**
 * Throws NOT_ALLOWED unless the actor may change the post: its author or an administrator. A former administrator's
 * notices belong to the association.
 */
export function assertMayChange(
  actor: Actor,
  post: { type: PostType; user?: { id: string } | null | undefined },
): void {
  assertMayWrite(actor, post.type);
  if (!actor.isAdmin && post.user?.id !== actor.id) throw refusalOf(actor);
}
