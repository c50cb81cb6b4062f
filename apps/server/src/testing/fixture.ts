import type { PostType } from "@bulmo/contracts/post";
import { BoardCounter } from "@bulmo/entities/board-counter.entity";
import type { EntityManager } from "@bulmo/entities/database";
import { Post } from "@bulmo/entities/post.entity";
import { User } from "@bulmo/entities/user.entity";
import { hashPassword } from "../domains/auth/password.ts";
import { summarise } from "../domains/post/post-derive.ts";

export const fixturePassword = "bulmo-Test-1!";

let count = 0;

/** A member with every field filled, and the changes a test needs. Their password is `fixturePassword`. */
export async function createUser(
  em: EntityManager,
  changes: Partial<{ username: string; nickname: string; email: string; isAdmin: boolean; isActive: boolean }> = {},
): Promise<User> {
  count += 1;
  const username = changes.username ?? `fixture${String(count).padStart(4, "0")}`;
  const user = em.create(User, {
    username,
    usernameKey: username.toLowerCase(),
    name: "견본회원",
    nickname: `견본${count}`,
    email: `fixture${count}@example.org`,
    passwordHash: await hashPassword(fixturePassword),
    ...changes,
  });
  await em.flush();
  return user;
}

export type PostFixture = {
  title?: string;
  content?: string;
  user?: User | null;
  authorName?: string;
  subType?: number;
  createdAt?: Date;
};

/** Adds posts to a board in the order given; the last is the newest. */
export async function createPosts(em: EntityManager, type: PostType, posts: readonly PostFixture[]): Promise<Post[]> {
  const counter = await em.findOneOrFail(BoardCounter, { type, subType: 0 });
  const created = posts.map(({ content = "<p>본문</p>", ...post }, place) =>
    em.create(Post, {
      type,
      index: counter.lastIndex + place + 1,
      title: `제목 ${counter.lastIndex + place + 1}`,
      content,
      summary: summarise(content),
      ...post,
    }),
  );
  counter.lastIndex += posts.length;
  counter.postCount += posts.length;
  await em.flush();
  return created;
}
