import { administrators, members, owner, readers, row, type World, writer } from "./world.ts";

export const commentRows = [
  row("comment.list", "a post", readers, (world) => world.createPost("QNA")),
  row("comment.create", "a post", members, async (world) => {
    const { type, index } = await world.createPost("QNA");
    return { content: "댓글", postType: type, postIndex: index };
  }),
  row("comment.create", "a secret question of the author", owner, async (world) => {
    const { type, index } = await world.createSecret();
    return { content: "댓글", postType: type, postIndex: index };
  }),
  row("comment.create", "a reply", members, async (world) => {
    const { post, id } = await world.createComment();
    return { content: "답글", postType: post.type, postIndex: post.index, parentCommentId: id };
  }),
  row("comment.like", "a comment of the author", members, async (world) => ({
    commentId: (await world.createComment()).id,
  })),
  row("comment.update", "a comment of the author", writer, async (world) => ({
    commentId: (await world.createComment()).id,
    content: "고친 댓글",
  })),
  row("comment.remove", "a comment of the author", owner, async (world) => ({
    commentId: (await world.createComment()).id,
  })),
];

/** A version, whoever asks. */
async function savedOnce({ site }: World) {
  await site.fork().execute("update chronicle set revision = revision + 1 where kind = 'PROPERTY'");
  return { kind: "PROPERTY", number: 1 };
}

export const chronicleRows = [
  row("board.list", "the list", readers),
  row("memorial.get", "the dates", readers),
  row("chronicle.get", "a list", readers, () => ({ kind: "HISTORY" })),
  row("chronicle.history", "the list", readers),
  row("chronicle.property", "the list", readers),
  row("chronicle.listVersions", "a list", administrators, () => ({ kind: "HISTORY" })),
  row("chronicle.getVersion", "one", administrators, savedOnce),
  row("chronicle.restore", "one", administrators, savedOnce),
  row("chronicle.saveHistory", "the list", administrators, () => ({ list: [{ title: "글" }] })),
  row("chronicle.saveProperty", "the list", administrators, () => ({ list: [{ title: "글" }] })),
];
