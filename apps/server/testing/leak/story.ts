import { webhookEvents } from "@bulmo/contracts/webhook-event";
import { addWebhook } from "../webhook.ts";
import type { LocationName } from "./location.ts";
import { act, boardOf, type LeakWorld, locationOf } from "./world.ts";
import {
  addBoard,
  addComment,
  addExhibition,
  addPerson,
  addPost,
  addReport,
  concealBoard,
  concealPerson,
  movePost,
  planPost,
} from "./writing.ts";

const close = (world: LeakWorld, place: LocationName, isClosed: boolean) =>
  act(world, world.people.administrator, "PUT /board", { type: boardOf(world, place).type, isClosed });

/** What every visitor is told: that a board is for members and a question secret is said, only not what they say. */
export async function writePublicPart(world: LeakWorld): Promise<void> {
  const { writer, administrator, member } = world.people;
  const { id } = await addWebhook(world.site, webhookEvents);
  world.webhook = id;
  const exhibition = await addExhibition(world, "open", { n: 5, state: "OPEN" });
  const personId = await addPerson(world, "concealed");
  await addPost(world, "open", administrator, { ...exhibition, subType: 1, artists: [{ personId }] });
  await concealPerson(world, personId);
  await addPost(world, "question", writer, { type: "QNA" });
  await addComment(world, "question", member);
  const parentCommentId = await addComment(world, "question", member, "retracted");
  await addComment(world, "question", writer, "question", { parentCommentId });
  // Its words go, and its line stays for the sake of the answer.
  await act(world, member, "DELETE /comment", { commentId: parentCommentId });
  await addPost(world, "secret", writer, { type: "QNA", isSecret: true });
  await addComment(world, "secret", administrator);
  await addExhibition(world, "announced", { n: 7, state: "ANNOUNCED" });
  await addBoard(world, "inner", { readers: "MEMBERS", writers: "MEMBERS" });
  await addBoard(world, "innerclosed", { readers: "MEMBERS", writers: "MEMBERS", kind: "ALBUM" });
  await close(world, "innerclosed", true);
}

async function fillInner(world: LeakWorld): Promise<void> {
  const { writer } = world.people;
  await close(world, "innerclosed", false);
  for (const place of ["inner", "innerclosed"] as const) {
    const { type } = boardOf(world, place);
    await addPost(world, place, writer, { type });
    await addComment(world, place, writer);
    await addReport(world, place, { kind: "POST", ...locationOf(world, place).posts[0] });
    await movePost(world, place);
  }
  await close(world, "innerclosed", true);
}

async function fillOffice(world: LeakWorld): Promise<void> {
  const { administrator } = world.people;
  const ofGrade = { readers: "GRADES", readerGrades: [world.grade] };
  for (const [place, settings] of [
    ["office", { readers: "ADMINISTRATORS", kind: "TEXT" }],
    ["officeclosed", { readers: "ADMINISTRATORS", kind: "ARCHIVE" }],
    ["graded", { ...ofGrade, kind: "TEXT" }],
  ] as const) {
    const { type } = await addBoard(world, place, settings);
    await concealBoard(world, place);
    await addPost(world, place, administrator, { type });
    await addComment(world, place, administrator);
    await movePost(world, place);
    if (place === "officeclosed") await close(world, place, true);
  }
}

/** What no visitor may notice, in no answer and by no number. */
export async function hideTheRest(world: LeakWorld): Promise<void> {
  const { writer, administrator } = world.people;
  await fillInner(world);
  await fillOffice(world);
  const draft = await addExhibition(world, "draft", { n: 6, state: "DRAFT" });
  await addPost(world, "draft", administrator, { ...draft, subType: 1 });
  await movePost(world, "draft");
  await addPost(world, "hung", administrator, { type: boardOf(world, "announced").type, subType: 1 });
  await planPost(world, "planned", "NOTICE");
  await addPost(world, "trash", writer, { type: "QNA" });
  await addComment(world, "trash", writer);
  await act(world, writer, "DELETE /post", locationOf(world, "trash").posts);
}
