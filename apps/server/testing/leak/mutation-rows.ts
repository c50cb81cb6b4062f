import type { LeakBoard, LeakLocation } from "./world.ts";

type Input = Readonly<Record<string, unknown>>;

/** What of a hidden place a call could be about. */
type Target = LeakLocation & { board: LeakBoard | undefined };

type Inputs = (target: Target) => Input[];

const writing = { title: "글", content: "<p>글</p>" };
/** Of a picture that no post has. */
const imageUrl = `/uploads/${"0f".repeat(32)}-640x480/640.webp`;
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

const onPosts: Inputs = ({ posts }) => posts;
const onComments: Inputs = ({ comments }) => comments.map((commentId) => ({ commentId }));
const onPlans: Inputs = ({ plans }) => plans.map((id) => ({ id }));

const onBoards =
  (fields: Input): Inputs =>
  ({ board }) =>
    board && board.n === undefined ? [{ type: board.type, ...fields }] : [];

const onExhibitions =
  (fields: Input): Inputs =>
  ({ board }) =>
    board?.n === undefined ? [] : [{ n: board.n, ...fields }];

const targets: Inputs = ({ posts, comments }) => [
  ...posts.filter(({ type }) => !type.startsWith("EXHIBITION_")).map((post) => ({ kind: "POST", ...post })),
  ...comments.map((commentId) => ({ kind: "COMMENT", commentId })),
];

const toBoard: Inputs = ({ board }) => (board ? [{ ...writing, type: board.type }] : []);

/** A question that is there is edited onto the board: what it says of the board would tell. */
const ontoBoard: Inputs = ({ board, posts }) => [
  ...posts.map(({ type, index }) => ({ ...writing, index, targetType: type, type })),
  ...posts.map(({ type, index }) => ({ ...writing, index, targetType: type, type: "QNA" })),
  ...(board ? [{ ...writing, index: 1, targetType: "QNA", type: board.type }] : []),
];

/** What whoever may not see a place tries to do there. */
const tried: Record<string, Inputs> = {
  "board.create": ({ board }) => (board?.address ? [{ title: "새 게시판", address: board.address }] : []),
  "board.order": ({ board }) => (board ? [{ types: [board.type] }] : []),
  "board.remove": onBoards({}),
  "board.update": onBoards({ title: "새 이름" }),
  "comment.create": ({ posts, comments }) =>
    posts.flatMap(({ type, index }) => [
      { content: "글", postType: type, postIndex: index },
      ...comments.map((parentCommentId) => ({ content: "글", postType: type, postIndex: index, parentCommentId })),
    ]),
  "comment.like": onComments,
  "comment.remove": onComments,
  "comment.update": ({ comments }) => comments.map((commentId) => ({ commentId, content: "글" })),
  "exhibition.create": ({ board }) =>
    board?.n === undefined ? [] : [{ n: board.n, title: "전시", startsOn: "2026-05-01" }],
  "exhibition.remove": onExhibitions({}),
  "exhibition.update": onExhibitions({ title: "새 이름" }),
  "exhibition.updateOrder": onExhibitions({ indexes: [1] }),
  "pictureDescription.update": ({ posts }) =>
    posts.map((post) => ({ ...post, imageUrl, place: 1, isDecorative: true })),
  "plan.create": (target) => toBoard(target).map((input) => ({ ...input, publishAt: tomorrow() })),
  "plan.publish": onPlans,
  "plan.remove": onPlans,
  "plan.update": ({ plans }) => plans.map((id) => ({ id, ...writing, type: "NOTICE", publishAt: tomorrow() })),
  "post.create": toBoard,
  "post.like": onPosts,
  "post.pin": ({ posts }) => posts.map(({ index }) => ({ type: "NOTICE", index, until: null })),
  "post.remove": ({ posts }) => posts.map((post) => ({ posts: [post] })),
  "post.update": ontoBoard,
  // That there is a secret question is seen by all, and how often it was looked at.
  "post.view": ({ name, posts }) => (name === "secret" ? [] : posts),
  "report.create": (target) => targets(target).map((about) => ({ target: about, reason: "AD" })),
  "report.dismiss": (target) => targets(target).map((about) => ({ target: about, latest: 1 })),
  "trash.purge": onPosts,
  "trash.restore": onPosts,
  "workProposal.confirm": ({ posts }) =>
    posts.map(({ type, index }) => ({ works: [{ type, index, technique: "비단에 채색" }] })),
};

/** These are about whoever calls, a member, who applied or paid, an event, a grade, a job, a key, a mailing, a person, an office, a webhook, a text of the association or one to agree to, a page of a menu, what is told on all pages, or what is written in the same table for all. */
const aboutNoPost =
  /^(?:agreement|application|audit|auditReview|auth|bulletin|dues|event|grade|job|key|mailChoice|mailing|officer|pageText|person|sitePage|term|user|webhook)\.|^chronicle\./u;

export const isAboutNoPost = (name: string) => aboutNoPost.test(name);

export const mutationRows = tried;
