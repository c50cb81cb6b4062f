import { common, headingOf, workNumbers } from "./location.ts";
import type { LeakWorld } from "./world.ts";

type Inputs = (world: LeakWorld) => (Readonly<Record<string, unknown>> | undefined)[];

const bare: Inputs = () => [undefined];
const text: Inputs = () => [{ name: "greeting" }];
const agreement: Inputs = () => [{ document: "TERMS" }];
const empty: Inputs = () => [{}];

/** Everything that has an address, and what was it before. */
const posts: Inputs = ({ places }) => places.flatMap((place) => place.posts);
const types = ({ boards }: LeakWorld) => ["NOTICE", "QNA", ...boards.map(({ type }) => type)];
const exhibitions: Inputs = ({ boards }) => boards.flatMap(({ n }) => (n === undefined ? [] : [{ n }]));

/** Searches for what stands in every title, and for who wrote. The words that tell a place are not asked for: that would be an echo. */
const searches = [
  { searchKeyword: common },
  { searchType: "USER", searchKeyword: "글쓴" },
  { searchType: "FILE", searchKeyword: common },
];

const pages: Inputs = () => [{}, ...searches];

const lists: Inputs = (world) =>
  types(world).flatMap((type) => [{ type }, ...searches.map((search) => ({ type, ...search }))]);

const headed: Inputs = ({ boards }) => boards.map(({ type, place }) => ({ type, heading: headingOf(place) }));

const sorted: Inputs = (world) => types(world).map((type) => ({ type, sort: "title" }));

const oneself: Inputs = ({ people }) => Object.values(people).map(({ user }) => ({ id: user.id }));

/** What each query is asked, by whomever. A query without a row fails the table. */
export const queryRows: Record<string, Inputs> = {
  "agreement.get": agreement,
  "agreement.getDraft": agreement,
  "agreement.listConsents": bare,
  "agreement.listVersions": agreement,
  "audit.getReason": bare,
  "auditReview.list": bare,
  "auditReview.get": () => [{ month: "2026-01" }],
  "audit.list": () => [{}, ...["MEMBER", "POST", "BOARD", "WEBHOOK"].map((kind) => ({ kind }))],
  "auth.me": bare,
  "auth.checkRole": bare,
  "auth.findId": ({ people }) => [{ name: people.writer.user.name, email: people.writer.user.email }],
  "auth.secondFactor": bare,
  "auth.listSessions": bare,
  "ownData.get": bare,
  "auth.memberAccount": oneself,
  "board.list": bare,
  "board.get": (world) => types(world).map((type) => ({ type })),
  "board.listAll": bare,
  "application.list": () => [{}],
  "bulletin.get": () => [{ id: 1 }],
  "bulletin.list": bare,
  "grade.list": bare,
  "officer.list": () => [{}],
  "officer.listAll": () => [{}],
  "person.get": () => [{ id: 1 }],
  "person.list": bare,
  "person.listAll": bare,
  "person.listRemoved": bare,
  "sitePage.get": () => [{ id: 1 }],
  "sitePage.list": bare,
  "sitePage.unwritten": bare,
  "term.list": bare,
  "term.listRemoved": bare,
  "chronicle.get": () => [{ kind: "HISTORY" }, { kind: "PROPERTY" }],
  "chronicle.getVersion": () => [{ kind: "HISTORY", number: 1 }],
  "chronicle.history": bare,
  "chronicle.listVersions": () => [{ kind: "HISTORY" }, { kind: "PROPERTY" }],
  "chronicle.property": bare,
  "comment.list": posts,
  "dashboard.get": bare,
  "event.get": () => [{ id: 1 }],
  "event.getReply": () => [{ id: 1, year: 2027 }],
  "event.list": () => [{}, { year: 2026 }, { year: 2027, month: 5 }],
  "event.listAll": bare,
  "event.listReplies": () => [{ id: 1, year: 2027 }],
  "exhibition.get": exhibitions,
  "exhibition.getNext": bare,
  "exhibition.getOrder": exhibitions,
  "exhibition.listAll": bare,
  "importReport.list": bare,
  "dues.list": () => [{ year: 2027 }, { year: 2027, state: "UNPAID" }],
  "dues.listOwn": bare,
  "job.list": () => [{}, { state: "FAILED" }],
  "key.list": bare,
  "key.listAll": empty,
  "mailChoice.list": bare,
  "mailing.audience": () => [{ index: 1 }],
  "mailing.list": () => [{}],
  "mailing.listRecipients": () => [{ id: 1 }],
  "memorial.get": bare,
  "pageText.get": text,
  "pageText.getDraft": text,
  "pageText.getVersion": () => [{ name: "greeting", number: 0 }],
  "pageText.listVersions": text,
  "plan.get": ({ places }) => places.flatMap((place) => place.plans.map((id) => ({ id }))),
  "plan.list": bare,
  "post.get": posts,
  "post.getForPrograms": posts,
  "post.getSecret": posts,
  "post.list": (world) => [...lists(world), ...headed(world)],
  "post.listForPrograms": (world) => [...lists(world), ...headed(world), ...sorted(world)],
  "post.listNotices": pages,
  "post.listQuestions": pages,
  "pictureDescription.list": () => [{ limit: 100 }],
  "post.listUnanswered": () => [{}, { first: "OLDEST", page: 2 }],
  "report.count": bare,
  "report.list": empty,
  // What stands in every title, and one syllable of it; by kinds, which have pages of their own.
  "search.list": () => [
    { query: common },
    { query: Array.from(common)[0] },
    ...["POST", "WORK", "FILE"].map((kind) => ({ query: common, kind })),
    { query: "글쓴이" },
  ],
  "trash.list": empty,
  "user.get": bare,
  "user.getByEmail": ({ people }) => Object.values(people).map(({ user }) => ({ email: user.email })),
  "user.list": () => [{}, { search: "글쓴이" }],
  "user.listEntries": () => [{}],
  "user.listForPrograms": empty,
  "webhook.list": bare,
  "webhook.listDeliveries": ({ webhook }) => [{ id: webhook }],
  "workAddress.get": () => workNumbers.map((number) => ({ number })),
  "workProposal.list": () => [{ limit: 100 }],
  "workSearch.list": () => [{ limit: 100 }, { keyword: "글쓴이" }],
};
