import type { Reply } from "@bulmo/contracts/comment";
import type { User } from "@bulmo/contracts/user";

const mark = "sending-";
let last = 0;

/** As it stands on the page until the server has given it a number. */
export function newComment(content: string, user: User | null): Reply {
  last += 1;
  return {
    id: mark + last,
    author: user?.nickname ?? "",
    userId: user?._id ?? null,
    content,
    createdAt: new Date().toISOString(),
    likeCount: 0,
    isLiked: false,
  };
}

export const isOnItsWay = ({ id }: Pick<Reply, "id">) => id.startsWith(mark);
