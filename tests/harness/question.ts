import { type Person, tokenOf } from "./account.ts";

type Credentials = Pick<Person, "username" | "password">;

/** Calls as somebody who has signed in without a browser. */
export async function callsOf(origin: string, account: Credentials) {
  const authorization = `Bearer ${await tokenOf(origin, account)}`;
  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { authorization, "content-type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
  return {
    call,
    /** Answers the number of the new question. */
    ask: async (title: string, content = "<p>석채가 자꾸 가라앉습니다.</p>"): Promise<number> =>
      (await call<{ data: number }>("POST", "/post", { type: "QNA", title, content })).data,
    removeQuestion: (index: number) => call("DELETE", "/post", [{ type: "QNA", index }]),
    /** Answers the id of the new comment. */
    comment: async (postIndex: number, content: string, parentCommentId?: string): Promise<string> =>
      (await call<{ id: string }>("POST", "/comment", { postType: "QNA", postIndex, content, parentCommentId })).id,
    removeComment: (commentId: string) => call("DELETE", "/comment", { commentId }),
    likeComment: (commentId: string) => call("POST", "/comment/like", { commentId }),
  };
}

export type Calls = Awaited<ReturnType<typeof callsOf>>;

export const questionPath = (index: number) => `/community/qna/detail?index=${index}`;

type CommentList = { commentCount: number; list: { likeCount: number; reply: { likeCount: number }[] }[] };

const commentsOf = async (origin: string, index: number) =>
  (await (await fetch(`${origin}/api/comment/list?type=QNA&index=${index}`)).json()) as CommentList;

/** How many comments a question has. */
export const countComments = async (origin: string, index: number): Promise<number> =>
  (await commentsOf(origin, index)).commentCount;

/** How many like each of them, comments before their replies. */
export const likesOf = async (origin: string, index: number): Promise<number[]> =>
  (await commentsOf(origin, index)).list.flatMap(({ likeCount, reply }) => [
    likeCount,
    ...reply.map((one) => one.likeCount),
  ]);
