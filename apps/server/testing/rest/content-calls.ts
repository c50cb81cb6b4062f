import { errorMessages } from "@bulmo/contracts/error";
import { listMessages } from "@bulmo/contracts/list";
import { descriptionMessages } from "@bulmo/contracts/picture-description";
import { postMessages } from "@bulmo/contracts/post-write";
import { expect } from "vitest";
import type { World } from "../permission/world.ts";
import { nothing, type RestRow, restRow } from "./rest-row.ts";

const { CHRONICLE_OVERTAKEN, CHRONICLE_VERSION_NOT_FOUND } = errorMessages;
const { NOT_ALLOWED, POST_NOT_FOUND, POST_OVERTAKEN, COMMENT_NOT_FOUND, SIGN_IN_REQUIRED, INPUT_INVALID } =
  errorMessages;
const instant = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/u);
const question = (world: World) => world.createPost("QNA");
const secret = (world: World) => world.createSecret();
const text = { title: "글", content: "<p>글</p>" };
const missing = { type: "QNA", index: 999_999 };
const done = { success: true };
const toggled = { isLiked: true, likeCount: 1 };

const entries = [{ index: 7, title: "창립", year: "2005", date: "04.16" }];
const saved = [{ ...entries[0], index: 0 }];

/** In this order: a list is read after it was saved. */
const chronicleCalls = (["/history", "/property"] as const).flatMap((path): RestRow[] => {
  const save = restRow("API-26", `POST ${path}`);
  return [
    save("a list", "administrator", () => entries, [200, { revision: expect.any(Number), list: saved }]),
    save("a list", "member", () => entries, [403, NOT_ALLOWED]),
    save("a list", "visitor", () => entries, [401, SIGN_IN_REQUIRED]),
    restRow("API-25", `GET ${path}`)("the list", "visitor", nothing, [200, saved]),
  ];
});

const history = { kind: "HISTORY" };
const versionOf = (number: number) => () => ({ ...history, number });
const keeping = (address: string) => restRow("PAG-03", address);
const lastVersion = expect.objectContaining({ number: expect.any(Number), by: expect.any(String) });

/** After the lists were saved. */
const versionCalls: RestRow[] = [
  keeping("GET /chronicle/versions")("all", "administrator", () => history, [
    200,
    expect.arrayContaining([lastVersion]),
  ]),
  keeping("GET /chronicle/versions")("all", "member", () => history, [403, NOT_ALLOWED]),
  keeping("GET /chronicle/version")("one", "administrator", versionOf(1), [200, expect.objectContaining(history)]),
  keeping("GET /chronicle/version")("none", "administrator", versionOf(999), [404, CHRONICLE_VERSION_NOT_FOUND]),
  keeping("GET /chronicle/version")("one", "visitor", versionOf(1), [401, SIGN_IN_REQUIRED]),
  keeping("POST /chronicle/restore")("none", "administrator", versionOf(999), [404, CHRONICLE_VERSION_NOT_FOUND]),
  keeping("POST /chronicle/restore")("one", "member", versionOf(1), [403, NOT_ALLOWED]),
  restRow("API-26", "POST /history")("another list", "administrator", () => [], [
    200,
    { revision: expect.any(Number), list: [] },
  ]),
  keeping("POST /chronicle/restore")("one", "administrator", () => ({ ...history, number: 1, revision: 9_999 }), [
    409,
    CHRONICLE_OVERTAKEN,
  ]),
  keeping("POST /chronicle/restore")("one", "administrator", versionOf(1), [
    200,
    { revision: expect.any(Number), list: saved },
  ]),
];

const create = restRow("API-27", "POST /post");
const update = restRow("API-28", "PUT /post");
const get = restRow("API-29", "GET /post");
const remove = restRow("API-31", "DELETE /post");
const list = restRow("API-33", "GET /post/list");
const getSecret = restRow("EXH-09", "GET /post/secret");
const pin = restRow("EXH-09", "PUT /post/pin");

const pinned = async (world: World) => ({ ...(await world.createPost("NOTICE")), until: null });

const change = async (world: World) => {
  const { type, index } = await question(world);
  return { ...text, type, targetType: type, index };
};

const postCalls = [
  create("a question", "member", () => ({ ...text, type: "QNA" }), [200, { data: expect.any(Number) }]),
  create("a notice", "member", () => ({ ...text, type: "NOTICE" }), [403, NOT_ALLOWED]),
  create("no title", "member", () => ({ ...text, type: "QNA", title: " " }), [400, postMessages.titleMissing]),
  update("one's own", "author", change, [200, { data: expect.any(Number), type: "QNA" }]),
  update("one that was overtaken", "author", async (world) => ({ ...(await change(world)), revision: 9 }), [
    409,
    POST_OVERTAKEN,
  ]),
  update("another's", "member", change, [403, NOT_ALLOWED]),
  get("a post", "visitor", question, [
    200,
    {
      index: expect.any(Number),
      type: "QNA",
      subType: null,
      heading: "",
      title: expect.any(String),
      summary: "본문",
      content: "<p>본문</p>",
      attachments: [],
      thumbnail: "",
      caption: "",
      author: expect.any(String),
      userName: expect.any(String),
      userId: expect.any(String),
      revision: 1,
      isSecret: false,
      number: null,
      pinnedUntil: null,
      views: 0,
      likeCount: 0,
      isLiked: false,
      createdAt: instant,
      updatedAt: instant,
      previous: { index: expect.any(Number), title: expect.any(String) },
      next: null,
    },
  ]),
  get("nothing", "visitor", () => missing, [404, POST_NOT_FOUND]),
  restRow("API-35", "GET /post")("an unknown board", "visitor", () => ({ ...missing, type: "NEWS" }), [
    400,
    postMessages.boardUnknown,
  ]),
  list("a board", "visitor", () => ({ type: "QNA", page: 1, limit: 1, searchType: "TITLE", searchKeyword: "제목" }), [
    200,
    {
      list: [
        {
          index: expect.any(Number),
          type: "QNA",
          heading: "",
          title: expect.any(String),
          summary: expect.any(String),
          author: expect.any(String),
          createdAt: instant,
          commentCount: expect.any(Number),
          isAnswered: false,
          isSecret: false,
          subType: null,
          userId: expect.any(String),
          views: 0,
          likeCount: 0,
          updatedAt: instant,
        },
      ],
      page: 1,
      totalPages: expect.any(Number),
      total: expect.any(Number),
      nextCursor: expect.any(String),
    },
  ]),
  list("a search of contents", "visitor", () => ({ type: "QNA", searchType: "CONTENT" }), [400, INPUT_INVALID]),
  restRow("API-32", "POST /post/like")("a post", "member", question, [200, toggled]),
  getSecret("one's own", "author", secret, [
    200,
    { title: "비밀", content: "<p>비밀</p>", attachments: [], revision: 1 },
  ]),
  getSecret("a member's", "administrator", secret, [
    200,
    { title: "비밀", content: "<p>비밀</p>", attachments: [], revision: 1 },
  ]),
  getSecret("another's", "member", secret, [403, NOT_ALLOWED]),
  getSecret("another's", "visitor", secret, [401, SIGN_IN_REQUIRED]),
  getSecret("one that is none", "author", question, [404, POST_NOT_FOUND]),
  create("a secret notice", "administrator", () => ({ ...text, type: "NOTICE", isSecret: true }), [
    400,
    postMessages.secretElsewhere,
  ]),
  pin("a notice", "administrator", (world) => pinned(world), [200, { pinnedUntil: null }]),
  pin("a notice", "member", (world) => pinned(world), [403, NOT_ALLOWED]),
  pin("a notice", "visitor", (world) => pinned(world), [401, SIGN_IN_REQUIRED]),
  pin("nothing", "administrator", () => ({ type: "NOTICE", index: 999_999, until: null }), [404, POST_NOT_FOUND]),
  remove("one's own", "author", async (world) => [await question(world)], [200, done]),
  remove("another's", "member", async (world) => [await question(world)], [403, NOT_ALLOWED]),
  remove("one that is not there", "author", async (world) => [await question(world), missing], [404, POST_NOT_FOUND]),
];

const comment = restRow("API-37", "POST /comment");
const commentId = async (world: World) => ({ commentId: (await world.createComment()).id });
const edit = restRow("SEE-17", "PUT /comment");
const edited = async (world: World) => ({ ...(await commentId(world)), content: "고친 댓글" });

const commentCalls = [
  comment(
    "a post",
    "member",
    async (world) => ({ content: "댓글", postType: "QNA", postIndex: (await question(world)).index }),
    [200, { id: expect.stringMatching(/^\d+$/u) }],
  ),
  comment("nothing", "member", () => ({ content: "댓글", postType: "QNA", postIndex: missing.index }), [
    404,
    POST_NOT_FOUND,
  ]),
  restRow("API-36", "GET /comment/list")("a post", "visitor", async (world) => (await world.createComment()).post, [
    200,
    {
      list: [
        {
          id: expect.any(String),
          author: expect.any(String),
          userId: expect.any(String),
          content: "댓글",
          createdAt: instant,
          editedAt: null,
          likeCount: 0,
          isLiked: false,
          isDeleted: false,
          reply: [],
        },
      ],
      commentCount: 1,
    },
  ]),
  restRow("API-38", "POST /comment/like")("a comment", "member", commentId, [200, toggled]),
  edit("one's own", "author", edited, [200, { content: "고친 댓글", editedAt: instant }]),
  edit("another's", "member", edited, [403, NOT_ALLOWED]),
  edit("nothing", "member", () => ({ commentId: 999_999, content: "댓글" }), [404, COMMENT_NOT_FOUND]),
  restRow("API-39", "DELETE /comment")("one's own", "author", commentId, [200, done]),
  restRow("API-39", "DELETE /comment")("another's", "member", commentId, [403, NOT_ALLOWED]),
  restRow("API-39", "DELETE /comment")("nothing", "member", () => ({ commentId: 999_999 }), [404, COMMENT_NOT_FOUND]),
];

const unknownFile = () => ({ id: "0b6f2c1e-58c4-4f5e-9d5b-1f0a7c3e2d41" });
const undescribed = restRow("ATT-07", "GET /picture/undescribed");
const describe = restRow("ATT-07", "PUT /picture/description");
const picture = { imageUrl: `/uploads/${"0f".repeat(32)}-640x480/640.webp`, place: 1, description: "달" };

const pictureCalls = [
  undescribed("all there are", "administrator", nothing, [200, { list: expect.any(Array), nextCursor: null }]),
  undescribed("a cursor of nothing", "administrator", () => ({ cursor: "a" }), [400, listMessages.cursorUnusable]),
  undescribed("all there are", "member", nothing, [403, NOT_ALLOWED]),
  undescribed("all there are", "visitor", nothing, [401, SIGN_IN_REQUIRED]),
  describe("of nothing", "administrator", () => ({ ...missing, ...picture }), [404, POST_NOT_FOUND]),
  describe("one that the post lacks", "administrator", async (world) => ({ ...(await question(world)), ...picture }), [
    400,
    descriptionMessages.pictureGone,
  ]),
  describe("of one's own", "author", async (world) => ({ ...(await question(world)), ...picture }), [403, NOT_ALLOWED]),
  describe("of nothing", "visitor", () => ({ ...missing, ...picture }), [401, SIGN_IN_REQUIRED]),
];

const uploadCalls = [
  restRow("API-24", "POST /upload")("nobody", "visitor", nothing, [401, SIGN_IN_REQUIRED]),
  restRow("API-24", "POST /upload")("no form", "member", () => ({ file: "글" }), [
    415,
    errorMessages.CONTENT_TYPE_UNSUPPORTED,
  ]),
  restRow("ATT-01", "POST /upload/files")("by no tus", "member", nothing, [
    412,
    errorMessages.UPLOAD_PROTOCOL_UNSUPPORTED,
  ]),
  restRow("ATT-01", "PATCH /upload/files/{id}")("by no tus", "member", unknownFile, [
    412,
    errorMessages.UPLOAD_PROTOCOL_UNSUPPORTED,
  ]),
  restRow("ATT-01", "DELETE /upload/files/{id}")("by no tus", "member", unknownFile, [
    412,
    errorMessages.UPLOAD_PROTOCOL_UNSUPPORTED,
  ]),
  // Nothing that a body could say.
  restRow("ATT-01", "HEAD /upload/files/{id}")("by no tus", "member", unknownFile, [412, ""]),
];

export const contentCalls = [
  ...chronicleCalls,
  ...versionCalls,
  ...postCalls,
  ...commentCalls,
  ...pictureCalls,
  ...uploadCalls,
];
