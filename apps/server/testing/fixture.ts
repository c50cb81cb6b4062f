import type { PostType } from "@bulmo/contracts/post";
import { BoardCounter } from "@bulmo/entities/board-counter.entity";
import { imageUrlOf } from "@bulmo/contracts/picture";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { EmailProof } from "@bulmo/entities/email-proof.entity";
import { Post } from "@bulmo/entities/post.entity";
import { User } from "@bulmo/entities/user.entity";
import { hashPassword } from "../src/domains/auth/password.ts";
import { summarise } from "../src/platform/sanitise/html-extract.ts";
import { nicknameKey } from "../src/domains/user/nickname-key.ts";

export const fixturePassword = "bulmo-Test-1!";

let count = 0;

/** Made once: a hash costs what a database's test costs. */
let fixtureHash: Promise<string> | undefined;
type UserFixture = Partial<
  Pick<User, "username" | "name" | "nickname" | "email" | "isAdmin" | "isActive" | "passwordHash">
> &
  Partial<Pick<User, "zonecode" | "address" | "detailAddress" | "createdAt" | "appliedAt">> & {
    /** Its id. */
    grade?: number;
  };

/** A member with every field filled, and the changes a test needs. Their password is `fixturePassword`. */
export async function createUser(em: EntityManager, changes: UserFixture = {}): Promise<User> {
  count += 1;
  const nickname = changes.nickname ?? `견본${count}`;
  const username = changes.username ?? `fixture${String(count).padStart(4, "0")}`;
  const user = em.create(User, {
    username,
    usernameKey: username.toLowerCase(),
    name: "견본회원",
    nickname,
    nicknameKey: nicknameKey(nickname),
    email: `fixture${count}@example.org`,
    passwordHash: await (fixtureHash ??= hashPassword(fixturePassword)),
    ...changes,
  });
  await em.flush();
  return user;
}

/** Notes that a code mailed to this member's address has been used. */
export const proveEmail = (em: EntityManager, { id, email }: User): Promise<unknown> =>
  em.fork().insert(EmailProof, { user: id, email, provenAt: new Date() });

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

const uploadSize = { width: 1600, height: 900 };

/** The address of the picture whose hash is one hexadecimal digit over and over. */
export const fixturePicture = (digit: string) => imageUrlOf({ hash: digit.repeat(64), ...uploadSize });

/** Makes such pictures known, without their files. */
export async function createUploads(em: EntityManager, digits: readonly string[]): Promise<void> {
  const now = new Date();
  const kept = {
    format: "jpeg" as const,
    bytes: 1,
    placeholder: "",
    is_animated: false,
    has_tiles: false,
    is_restricted: false,
  };
  const rows = digits.map((digit) => ({
    hash: digit.repeat(64),
    ...uploadSize,
    ...kept,
    user_id: null,
    created_at: now,
    unused_since: now,
  }));
  await em.getKysely<Tables>().insertInto("upload").values(rows).execute();
}
