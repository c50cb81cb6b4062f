import type { Liked } from "@bulmo/contracts/like";
import type { PostAddress } from "@bulmo/contracts/post";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { DomainError } from "../../errors.ts";
import { type Actor, refusalOf } from "../../session.ts";
import { noAudit, transactAs } from "../audit/audited-transaction.ts";
import { changeLike } from "../like/like.service.ts";
import { locatePost } from "./post-locate.ts";

type Wish = PostAddress & { liked?: boolean | undefined };

/** Likes a post or stops liking it. Throws POST_NOT_FOUND, and NOT_ALLOWED for somebody's secret question. */
export const likePost = (em: EntityManager, actor: Actor, { liked, ...address }: Wish): Promise<Liked> =>
  transactAs(em, actor, noAudit, async (tx) => {
    const { id, isOpen } = await locatePost(tx, actor, address);
    if (!isOpen) throw refusalOf(actor);
    const post = await tx
      .getKysely<Tables>()
      .selectFrom("post")
      .select("id")
      .where("id", "=", id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!post) throw new DomainError("POST_NOT_FOUND");
    return changeLike(tx, { kind: "post", id }, actor.id, liked);
  });
