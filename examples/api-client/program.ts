import {
  authSignIn,
  authSignUp,
  commentCreate,
  commentLike,
  commentList,
  postCreate,
  postGet,
  postLike,
  uploadAdd,
  userGet,
} from "./client.ts";

/** What a member of the site is asked for when signing up. */
const member = {
  username: "painter2026",
  password: "paint-Brush-1!",
  name: "한붓결",
  nickname: "붓결",
  email: "painter@example.com",
  zonecode: "54400",
  address: "전북특별자치도 김제시 견본로 1",
  detailAddress: "2층",
};

/** A picture of one pixel: any PNG will do. */
const picture = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (character) => character.charCodeAt(0),
);

await authSignUp(member);
const { accessToken, user } = await authSignIn({ username: member.username, password: member.password });
const signedIn: RequestInit = { headers: { authorization: `Bearer ${accessToken}` } };

const { imageUrl } = await uploadAdd({ file: new File([picture], "sketch.png", { type: "image/png" }) }, signedIn);
const { data: index } = await postCreate(
  { type: "QNA", title: "아교의 농도", content: `<p>얼마나 묽게 쓰십니까?</p><img src="${imageUrl}" alt="초본">` },
  signedIn,
);
const comment = { postType: "QNA", postIndex: index } as const;
const { id } = await commentCreate({ ...comment, content: "물 열에 아교 하나로 시작합니다." }, signedIn);
await commentCreate({ ...comment, content: "고맙습니다.", parentCommentId: id }, signedIn);
await commentLike({ commentId: id }, signedIn);
await postLike({ type: "QNA", index }, signedIn);

const [profile, post, comments] = await Promise.all([
  userGet(signedIn),
  postGet({ type: "QNA", index }, signedIn),
  commentList({ type: "QNA", index }),
]);

process.stdout.write(`${JSON.stringify({ user, profile, post, comments, imageUrl })}\n`);
