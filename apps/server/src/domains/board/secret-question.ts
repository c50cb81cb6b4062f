import { type RawBuilder, sql } from "kysely";
import type { Actor } from "../../session.ts";

/** Whoever asks: a member or an administrator, or null for a visitor. */
type Viewer = Pick<Actor, "id" | "isAdmin"> | null;

/** Whether a row of `post` is a secret question. */
export const isSecret = sql<boolean>`exists (select from secret_question where secret_question.post_id = post.id)`;

/** Whether the person wrote what a row of `post` stands for, or is an administrator. */
export const isConfidant = (viewer: Viewer): RawBuilder<boolean> =>
  sql<boolean>`(${viewer?.isAdmin ?? false}::boolean or coalesce(post.user_id = ${viewer?.id ?? null}::uuid, false))`;

/**
 * The one answer to "may this person read what a row of `post` says, and what is said to it?", beside the board that it
 * stands on. Of a secret question its writer and administrators may (docs/decisions/048).
 */
export const isOpenTo = (viewer: Viewer): RawBuilder<boolean> =>
  sql<boolean>`(not ${isSecret} or ${isConfidant(viewer)})`;
