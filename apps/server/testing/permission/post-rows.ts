import { firstBoards, firstExhibitions } from "@bulmo/contracts/board";
import { type PostType } from "@bulmo/contracts/post";
import { createPosts } from "../fixture.ts";
import { administrators, members, owner, readers, row, type World } from "./world.ts";

const adminTypes = [...firstExhibitions, ...firstBoards].filter((type) => type !== "QNA");
const text = { title: "글", content: "<p>글</p>" };

const change = async (world: World, from: PostType, to: PostType) => {
  const { index } = await world.createPost(from);
  return { ...text, index, targetType: from, type: to };
};

const toMembers = [
  row("post.list", "a board", readers, () => ({ type: "QNA" })),
  row("post.listForPrograms", "a board", readers, () => ({ type: "QNA" })),
  row("post.listNotices", "notices", readers, () => ({})),
  row("post.listQuestions", "questions", readers, () => ({})),
  row("post.get", "a post", readers, (world) => world.createPost("NOTICE")),
  row("post.getForPrograms", "a post", readers, (world) => world.createPost("NOTICE")),
  row("post.getSecret", "a question of the author", owner, (world) => world.createSecret()),
  row("post.view", "a post", readers, (world) => world.createPost("NOTICE")),
  row("post.like", "another's post", members, (world) => world.createPost("FIRST_EXHIBITION")),
  row("post.like", "a secret question of the author", owner, (world) => world.createSecret()),
  row("post.create", "a question", members, () => ({ ...text, type: "QNA" })),
  row("post.update", "a question of the author", owner, (world) => change(world, "QNA", "QNA")),
  row("post.remove", "a question of the author", owner, async (world) => ({ posts: [await world.createPost("QNA")] })),
];

/** The author's notices and works are those of a former administrator: not theirs to change. */
const unanswered = row("post.listUnanswered", "questions", administrators, () => ({}));

const pin = row("post.pin", "a notice", administrators, async (world) => ({
  ...(await world.createPost("NOTICE")),
  until: null,
}));

const undescribed = row("pictureDescription.list", "all there are", administrators, () => ({}));

const imageUrl = `/uploads/${"0f".repeat(32)}-640x480/640.webp`;

const described = row("pictureDescription.update", "a picture of a notice", administrators, async ({ site }) => {
  const [post] = await createPosts(site.fork(), "NOTICE", [{ content: `<img src="${imageUrl}" alt="" />` }]);
  return { type: "NOTICE", index: post?.index, imageUrl, place: 1, description: "달" };
});

const toAdministrators = adminTypes.flatMap((type) => [
  row("post.create", type, administrators, () => ({ ...text, type })),
  row("post.update", `${type} of the author`, administrators, (world) => change(world, type, type)),
  row("post.update", `a question through type to ${type}`, administrators, (world) => change(world, "QNA", type)),
  row("post.update", `${type} through targetType to a question`, administrators, (world) => change(world, type, "QNA")),
  row("post.remove", `${type} of the author`, administrators, async (world) => ({
    posts: [await world.createPost(type)],
  })),
  row("post.remove", `${type} behind a question of the author`, administrators, async (world) => ({
    posts: [await world.createPost("QNA"), await world.createPost(type)],
  })),
]);

// An administrator may do all that an author may.
export const postRows = [...toMembers, unanswered, pin, undescribed, described, ...toAdministrators];
