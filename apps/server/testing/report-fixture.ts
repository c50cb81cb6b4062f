import type { PostAddress } from "@bulmo/contracts/post";
import type { Reported } from "@bulmo/contracts/report";
import { User } from "@bulmo/entities/user.entity";
import { Comment } from "@bulmo/entities/comment.entity";
import { Post } from "@bulmo/entities/post.entity";
import { createSignedIn } from "./account.ts";
import { createPosts } from "./fixture.ts";
import type { Site } from "./site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

export type About = { kind: "POST"; type: string; index: number } | { kind: "COMMENT"; commentId: string };

export type Desk = Awaited<ReturnType<typeof openDesk>>;

const writings = (site: Site, writer: User) => ({
  async post(user: User = writer): Promise<About & PostAddress> {
    const [post] = await createPosts(site.fork(), "QNA", [{ user, title: "물음", content: "<p>묻는 글</p>" }]);
    return { kind: "POST", type: "QNA", index: post?.index ?? 0 };
  },
  async comment(under: PostAddress, parent?: string): Promise<About & { commentId: string }> {
    const em = site.fork();
    const post = await em.findOneOrFail(Post, { type: under.type, index: under.index });
    const user = em.getReference(User, writer.id);
    const comment = em.create(Comment, { post, user, content: "댓글", parent: parent ? Number(parent) : null });
    await em.flush();
    return { kind: "COMMENT", commentId: String(comment.id) };
  },
});

const found = (site: Site, admin: SignedIn) => {
  const read = async (name: string, input: object) => {
    const query = encodeURIComponent(JSON.stringify(input));
    const answer = await site.call("GET", `/trpc/${name}?input=${query}`, { token: admin.token });
    return answer.body.result.data;
  };
  return {
    list: async (): Promise<Reported[]> => (await read("report.list", {})).list,
    page: (input: object) => read("report.list", input),
    async count(): Promise<number> {
      const answer = await site.call("GET", "/trpc/report.count", { token: admin.token });
      return answer.body.result.data.count;
    },
    rows: () =>
      site
        .fork()
        .execute<{ id: number; note: string; reporter_id: string | null; closed_at: unknown }[]>(
          "select * from report order by id",
        ),
    acts: () =>
      site
        .fork()
        .execute<{ act: string; member_id: string }[]>(
          "select act, member_id, post_index from audit_line where actor_id = ? and act like '%CLEARED' order by id",
          [admin.user.id],
        ),
  };
};

/** Somebody who writes, somebody who reports, an administrator, and what they do. */
export async function openDesk(site: Site) {
  const writer = await createSignedIn(site, { nickname: "글쓴이" });
  const reader = await createSignedIn(site, { nickname: "읽는이" });
  const admin = await createSignedIn(site, { nickname: "살피는이", isAdmin: true });
  const ask = (by: SignedIn, name: string, body: object) =>
    site.call("POST", `/trpc/${name}`, { body, token: by.token });
  const asAdmin = (path: string, body: unknown) => site.call("DELETE", path, { body, token: admin.token });
  return {
    writer,
    reader,
    admin,
    ...writings(site, writer.user),
    ...found(site, admin),
    report: (by: SignedIn, target: object, changes: object = {}) =>
      ask(by, "report.create", { target, reason: "AD", ...changes }),
    dismiss: (target: object, latest: number) => ask(admin, "report.dismiss", { target, latest }),
    removePost: ({ type, index }: PostAddress) => asAdmin("/api/post", [{ type, index }]),
    removeComment: (commentId: string) => asAdmin("/api/comment", { commentId }),
    forget: () => site.fork().execute("delete from report"),
  };
}
