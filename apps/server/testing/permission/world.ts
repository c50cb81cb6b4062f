import { Comment } from "@bulmo/entities/comment.entity";
import type { PostType } from "@bulmo/contracts/post";
import type { EntityManager } from "@bulmo/entities/database";
import type { Post } from "@bulmo/entities/post.entity";
import { SecretQuestion } from "@bulmo/entities/secret-question.entity";
import { User } from "@bulmo/entities/user.entity";
import type { Answer } from "@bulmo/testing/http-call";
import { appRouter } from "../../src/router.ts";
import { createSignedIn } from "../account.ts";
import { createPosts } from "../fixture.ts";
import type { Site } from "../site.ts";

/** Who calls (hazard 2). What is called about belongs to the author, unless the row says otherwise. */
export const roles = [
  "visitor",
  "member",
  "author",
  "administrator",
  /** Where the site asks for one: theirs is to set it up, and no other office (docs/decisions/017). */
  "administrator without a second factor",
  "former administrator",
  "suspended member",
  "withdrawn member",
] as const;
export type Role = (typeof roles)[number];

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;
/** Null for a visitor. */
export type Caller = SignedIn | null;

/** Roles that a member had, or has no longer, once they are signed in. */
async function change(site: Site, role: Role, user: { id: string }): Promise<void> {
  const em = site.fork();
  if (role === "former administrator") await em.nativeUpdate(User, user, { isAdmin: false });
  if (role === "suspended member") await em.nativeUpdate(User, user, { isActive: false });
  if (role === "withdrawn member") await em.nativeDelete(User, user);
}

async function createCaller(site: Site, role: Role): Promise<Caller> {
  if (role === "visitor") return null;
  const caller = await createSignedIn(site, { isAdmin: role.includes("administrator") });
  await change(site, role, { id: caller.user.id });
  return caller;
}

async function createPost(em: EntityManager, type: PostType, user: User): Promise<Post> {
  const [post] = await createPosts(em, type, [{ user }]);
  if (!post) throw new Error("no post");
  return post;
}

export type World = Awaited<ReturnType<typeof createWorld>>;

/** A caller of each role, and how to make what they call about. */
export async function createWorld(site: Site) {
  const author = await createSignedIn(site);
  const callers = new Map<Role, Caller>([["author", author]]);
  for (const role of roles) if (!callers.has(role)) callers.set(role, await createCaller(site, role));
  const forkWithAuthor = () => {
    const em = site.fork();
    return { em, user: em.getReference(User, author.user.id) };
  };
  return {
    site,
    author: author.user,
    callers,
    createCaller: (role: Role) => createCaller(site, role),
    async createPost(type: PostType) {
      const { em, user } = forkWithAuthor();
      const { index } = await createPost(em, type, user);
      return { type, index };
    },
    /** A question of the author's that only they and administrators read. */
    async createSecret() {
      const { em, user } = forkWithAuthor();
      const post = await createPost(em, "QNA", user);
      await em.insert(SecretQuestion, { post: post.id, title: "비밀", content: "<p>비밀</p>" });
      return { type: "QNA" as const, index: post.index };
    },
    async createComment() {
      const { em, user } = forkWithAuthor();
      const post = await createPost(em, "QNA", user);
      const comment = em.create(Comment, { post, user, content: "댓글" });
      await em.flush();
      return { post: { type: "QNA" as const, index: post.index }, id: String(comment.id) };
    },
  };
}

export type Statuses = Readonly<Record<Role, number>>;

/** A token that is dead is refused everywhere but at the door. */
const dead = { "suspended member": 401, "withdrawn member": 401 };
/** Who is a member to every rule, whatever else they are or were. */
export const each = (status: number) => ({
  member: status,
  author: status,
  "administrator without a second factor": status,
  "former administrator": status,
});

export const anybody: Statuses = {
  visitor: 200,
  ...each(200),
  administrator: 200,
  "suspended member": 200,
  "withdrawn member": 200,
};
export const readers: Statuses = { ...anybody, ...dead };
export const members: Statuses = { ...readers, visitor: 401 };
export const owner: Statuses = { ...members, ...each(403), author: 200 };
/** What not even an administrator does in another's name. */
export const writer: Statuses = { ...owner, administrator: 403 };
export const administrators: Statuses = { ...members, ...each(403) };

export type Row = {
  /** A procedure, or a route beside them. */
  name: string;
  /** On what it is called; a procedure may have several rows. */
  what: string;
  statuses: Statuses;
  /** Makes what is called about, and answers how to call. */
  prepare: (world: World, caller: Caller) => Promise<(token: string | undefined) => Promise<Answer>>;
  /** The call is about the caller, who may not survive it. */
  isAboutCaller?: boolean;
};

type AnyProcedure = { _def: { type: string } };
export const procedures = appRouter._def.procedures as unknown as Record<string, AnyProcedure>;

/** A row of the table: what the procedure `name` answers to whom. */
export const row = (
  name: string,
  what: string,
  statuses: Statuses,
  input: (world: World, caller: Caller) => unknown = () => undefined,
): Row => ({
  name,
  what,
  statuses,
  async prepare(world, caller) {
    // A batch of one, as the site's own pages call: the only form in which a call without input has a body.
    const body = { 0: await input(world, caller) };
    const isQuery = procedures[name]?._def.type === "query";
    const query = isQuery ? `&input=${encodeURIComponent(JSON.stringify(body))}` : "";
    return (token) =>
      world.site.call(isQuery ? "GET" : "POST", `/trpc/${name}?batch=1${query}`, {
        ...(isQuery ? {} : { body }),
        ...(token ? { token } : {}),
      });
  },
});
