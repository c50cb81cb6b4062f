import { boardMessages } from "@bulmo/contracts/board-write";
import { errorMessages } from "@bulmo/contracts/error";
import { postMessages } from "@bulmo/contracts/post-write";
import { testServers } from "@bulmo/entities/testing/test-database";
import { raceRounds, testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

const rounds = Array.from({ length: raceRounds }, (_, round) => round + 1);

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let token: string;
  let member: string;

  beforeAll(async () => {
    site = await openSite(server);
    ({ token } = await createSignedIn(site, { isAdmin: true, nickname: "운영진" }));
    ({ token: member } = await createSignedIn(site, { nickname: "회원" }));
  });
  afterAll(() => site.close());

  const create = (body: object) => site.call("POST", "/api/board", { body: { title: "새 게시판", ...body }, token });
  const update = (body: object) => site.call("PUT", "/api/board", { body, token });
  const remove = (type: string) => site.call("DELETE", "/api/board", { body: { type }, token });
  const order = (types: string[]) => site.call("PUT", "/api/board/order", { body: { types }, token });
  const read = (type: string, as?: string) =>
    site.call("GET", `/api/board?type=${type}`, as === undefined ? {} : { token: as });
  const write = (type: string, as = member) =>
    site.call("POST", "/api/post", { body: { title: "글", content: "<p>글</p>", type }, token: as });
  const named = async (): Promise<string[]> =>
    (await site.call("GET", "/api/board/list")).body.boards.map(({ title }: { title: string }) => title);

  test("EXH-06 a board that is added is in the menu, the sitemap and among what is written to, at once", async () => {
    const { status, body } = await create({
      title: " 사진첩 ",
      address: "photo-album",
      kind: "ALBUM",
      writers: "MEMBERS",
      hasComments: true,
      headings: ["행사", " 답사 "],
    });
    expect([status, body]).toEqual([
      200,
      {
        type: "PHOTO_ALBUM",
        kind: "ALBUM",
        address: "photo-album",
        title: "사진첩",
        readers: "EVERYONE",
        writers: "MEMBERS",
        hasComments: true,
        isClosed: false,
        headings: ["행사", "답사"],
        formerAddresses: [],
        revision: 1,
      },
    ]);
    expect(await named()).toEqual(["공지사항", "Q&A", "사진첩"]);
    expect(await (await fetch(`${site.origin}/sitemap.xml`)).text()).toContain("/community/photo-album");
    expect((await write("PHOTO_ALBUM")).body).toEqual({ data: 1 });
    const { body: all } = await site.call("GET", "/api/board/all", { token });
    expect(all.at(-1)).toMatchObject({ type: "PHOTO_ALBUM", postCount: 1 });
  });

  const addresses = ["a", "Photo", "2nd", "photo_album", "photo--album", "-photo", "photo-", "사진", "a".repeat(31)];
  const ofExhibitions = ["exhibition", "exhibition-5", "exhibitions", "first-exhibition", "my-exhibition"];

  test.each([...addresses, ...ofExhibitions])("EXH-06 no board stands at %j", async (address) => {
    const { status, body } = await create({ address });
    expect([status, body.message]).toEqual([400, boardMessages.addressUnfit]);
  });

  test.each([
    [{ title: " " }, boardMessages.titleMissing],
    [{ title: "가".repeat(31) }, boardMessages.titleTooLong],
    [{ headings: ["안내", "안내"] }, boardMessages.headingTwice],
    [{ headings: ["가".repeat(13)] }, boardMessages.headingTooLong],
    [{ headings: [" "] }, boardMessages.headingMissing],
    [{ headings: Array.from({ length: 21 }, (_, at) => `말${at}`) }, boardMessages.headingsTooMany],
    [{ readers: "ADMINISTRATORS", writers: "MEMBERS" }, boardMessages.writersUnfit],
    [{ kind: "EXHIBITION" }, errorMessages.INPUT_INVALID],
  ])("EXH-06 of %j it is said what is wrong", async (wrong, message) => {
    const { status, body } = await create({ address: "wrong", ...wrong });
    expect([status, body.message]).toEqual([400, message]);
  });

  test("EXH-06 a board for administrators is seen and written by them alone", async () => {
    expect((await create({ title: "임원 회의", address: "minutes", readers: "ADMINISTRATORS" })).status).toBe(200);
    expect(await named()).not.toContain("임원 회의");
    expect((await read("MINUTES", token)).body).toMatchObject({ writers: "ADMINISTRATORS" });
    for (const as of [undefined, member])
      expect([(await read("MINUTES", as)).status, (await read("MINUTES", as)).body.message]).toEqual([
        400,
        postMessages.boardUnknown,
      ]);
    expect((await update({ type: "MINUTES", writers: "MEMBERS" })).body.message).toBe(boardMessages.writersUnfit);
    // Members read it, and may then be let write.
    expect((await update({ type: "MINUTES", readers: "MEMBERS", writers: "MEMBERS" })).status).toBe(200);
    expect([(await read("MINUTES")).status, (await read("MINUTES", member)).status]).toEqual([401, 200]);
    // Who may not read it any more does not write to it either.
    expect((await update({ type: "MINUTES", readers: "ADMINISTRATORS" })).body).toMatchObject({
      writers: "ADMINISTRATORS",
    });
    expect((await write("MINUTES")).status).toBe(400);
  });

  test("EXH-08 a renamed board keeps its type, its old addresses, and what is not sent", async () => {
    const renamed = await update({ type: "PHOTO_ALBUM", title: "앨범", address: "album" });
    expect(renamed.body).toMatchObject({
      type: "PHOTO_ALBUM",
      title: "앨범",
      address: "album",
      formerAddresses: ["photo-album"],
      headings: ["행사", "답사"],
      kind: "ALBUM",
      writers: "MEMBERS",
      revision: 2,
    });
    const again = await update({ type: "PHOTO_ALBUM", address: "pictures" });
    expect(again.body.formerAddresses).toEqual(["album", "photo-album"]);
    // Nobody else takes one of them, nor the address that its type says.
    for (const address of ["album", "photo-album", "pictures"])
      expect((await create({ address })).body.message).toBe(boardMessages.addressTaken);
    expect((await update({ type: "MINUTES", address: "photo-album" })).body.message).toBe(boardMessages.addressTaken);
    const back = await update({ type: "PHOTO_ALBUM", address: "photo-album" });
    expect(back.body).toMatchObject({ address: "photo-album", formerAddresses: ["album", "pictures"] });
    expect((await site.call("GET", "/api/post?type=PHOTO_ALBUM&index=1")).status).toBe(200);
  });

  test("EXH-08 an edit that another overtook is refused with what stands, by the header as by the field", async () => {
    const { body } = await read("PHOTO_ALBUM", token);
    const late = await update({ type: "PHOTO_ALBUM", title: "늦은 이름", revision: body.revision - 1 });
    expect([late.status, late.body.message, late.body.theirs]).toEqual([409, errorMessages.BOARD_OVERTAKEN, body]);
    const headers = { "if-match": `"${body.revision - 1}"` };
    const byHeader = await site.call("PUT", "/api/board", {
      body: { type: "PHOTO_ALBUM", title: "앨범" },
      token,
      headers,
    });
    expect([byHeader.status, byHeader.body.message]).toEqual([412, errorMessages.BOARD_OVERTAKEN]);
  });

  test.each(rounds)("EXH-08 of two edits of one reading at once one is told of the other (round %i)", async () => {
    const { revision } = (await read("PHOTO_ALBUM", token)).body;
    const both = await Promise.all(["하나", "둘"].map((title) => update({ type: "PHOTO_ALBUM", title, revision })));
    expect(statusesOf(both)).toEqual([200, 409]);
    const [won, lost] = both.toSorted((one, other) => one.status - other.status);
    expect(lost!.body.theirs).toEqual(won!.body);
  });

  test.each(rounds)(
    "EXH-06 of two boards added at one address at once one is refused with a sentence (round %i)",
    async (round) => {
      const both = await Promise.all([create({ address: `twin-${round}` }), create({ address: `twin-${round}` })]);
      expect(statusesOf(both)).toEqual([200, 400]);
      expect(both.map(({ body }) => body.message)).toContain(boardMessages.addressTaken);
      const renamed = await Promise.all(
        ["PHOTO_ALBUM", `TWIN_${round}`].map((type) => update({ type, address: `other-${round}` })),
      );
      expect(statusesOf(renamed)).toEqual([200, 400]);
      expect((await remove(`TWIN_${round}`)).status).toBe(200);
    },
  );

  test("EXH-08 a closed board is read as before and takes nothing new, from administrators neither", async () => {
    const closed = await update({ type: "PHOTO_ALBUM", isClosed: true });
    expect(closed.body.isClosed).toBe(true);
    for (const as of [member, token])
      expect((await write("PHOTO_ALBUM", as)).body.message).toBe(errorMessages.BOARD_CLOSED);
    expect((await site.call("GET", "/api/post/list?type=PHOTO_ALBUM")).body.total).toBe(1);
    expect((await update({ type: "PHOTO_ALBUM", isClosed: false })).body.isClosed).toBe(false);
    expect((await write("PHOTO_ALBUM")).status).toBe(200);
  });

  test("EXH-06 what a board is for changes while nothing is on it; in the trash is on it", async () => {
    await create({ address: "papers" });
    expect((await update({ type: "PAPERS", kind: "ARCHIVE" })).body.kind).toBe("ARCHIVE");
    await write("PAPERS", token);
    expect((await update({ type: "PAPERS", kind: "ALBUM" })).body.message).toBe(boardMessages.kindUsed);
    expect((await update({ type: "PAPERS", kind: "ARCHIVE", title: "자료실" })).status).toBe(200);
    await site.call("DELETE", "/api/post", { body: [{ type: "PAPERS", index: 1 }], token });
    expect((await update({ type: "PAPERS", kind: "ALBUM" })).body.message).toBe(boardMessages.kindUsed);
    const used = await remove("PAPERS");
    expect([used.status, used.body.message]).toEqual([409, errorMessages.BOARD_USED]);
    await site.call("DELETE", "/api/trash", { body: { type: "PAPERS", index: 1 }, token });
    expect((await remove("PAPERS")).status).toBe(200);
    expect((await remove("PAPERS")).body.message).toBe(postMessages.boardUnknown);
    // Numbers go on where the board that had its name ended.
    await create({ address: "papers" });
    expect((await write("PAPERS", token)).body).toEqual({ data: 2 });
  });

  test.each(["NOTICE", "QNA"])("EXH-08 %s is renamed, and neither removed nor made another's", async (type) => {
    const before = (await read(type, token)).body;
    const changes = [{ address: "elsewhere" }, { kind: "ALBUM" }, { readers: "MEMBERS" }];
    const writers = before.writers === "MEMBERS" ? "ADMINISTRATORS" : "MEMBERS";
    for (const change of [...changes, { writers }])
      expect((await update({ type, ...change })).body.message).toBe(boardMessages.fixed);
    expect((await remove(type)).body.message).toBe(errorMessages.BOARD_PERMANENT);
    const { address, kind, readers } = before;
    const renamed = await update({ type, address, kind, readers, title: `${before.title} 모음`, headings: ["행사"] });
    expect(renamed.body).toMatchObject({ address, kind, readers, title: `${before.title} 모음`, headings: ["행사"] });
    expect((await update({ type, title: before.title, headings: [] })).status).toBe(200);
  });

  test("EXH-08 boards stand in the order given; one that was added meanwhile behind them", async () => {
    await create({ title: "나중", address: "later" });
    const { body } = await order(["PHOTO_ALBUM", "QNA", "NOTICE"]);
    const titles = (body as { type: string }[]).map(({ type }) => type);
    expect(titles.slice(0, 3)).toEqual(["PHOTO_ALBUM", "QNA", "NOTICE"]);
    expect(titles.slice(3)).toContain("LATER");
    expect((await named()).at(2)).toBe("공지사항");
    expect((await order(["LATER", "LATER"])).body.message).toBe(boardMessages.orderTwice);
    expect((await order(["LATER", "GONE"])).body.message).toBe(boardMessages.orderUnknown);
    const added = await Promise.all([order(titles.toReversed()), create({ address: "meanwhile" })]);
    expect(added.map(({ status }) => status)).toEqual([200, 200]);
    expect((await site.call("GET", "/api/board/all", { token })).body).toHaveLength(titles.length + 1);
  });

  test.each(rounds)(
    "EXH-08 who writes while a board is closed or removed is in, or is told so (round %i)",
    async (round) => {
      const address = `going-${round}`;
      const type = `GOING_${round}`;
      await create({ address, writers: "MEMBERS" });
      const [removed, ...written] = await Promise.all([remove(type), ...[1, 2, 3].map(() => write(type))]);
      const ways = { 200: [400, 400, 400], 409: [200, 200, 200] };
      expect(written.map(({ status }) => status)).toEqual(ways[removed.status as keyof typeof ways]);
      if (removed.status === 200) await create({ address, writers: "MEMBERS" });
      const [closed, ...later] = await Promise.all([
        update({ type, isClosed: true }),
        ...[1, 2, 3].map(() => write(type)),
      ]);
      expect(closed.status).toBe(200);
      const taken = [...written, ...later].filter(({ status }) => status === 200);
      expect(later.every(({ status }) => status === 200 || status === 403)).toBe(true);
      expect((await site.call("GET", `/api/post/list?type=${type}`)).body.total).toBe(taken.length);
      expect((await write(type, token)).body.message).toBe(errorMessages.BOARD_CLOSED);
    },
  );

  test("EXH-08 a board that was removed is brought back at its addresses and its place, while nobody else has them", async () => {
    await create({ title: "옛 소식", address: "back" });
    await update({ type: "BACK", address: "back-again" });
    await update({ type: "BACK", address: "back-news", isClosed: true });
    const all = async () =>
      (await site.call("GET", "/api/board/all", { token })).body.map(({ type }: { type: string }) => type);
    await order(["NOTICE", "BACK"]);
    const standing = await all();
    const { revision: _revision, ...before } = (await read("BACK", token)).body;
    await remove("BACK");
    const back = await Promise.all([create({ ...before, place: 2 }), create({ ...before, place: 2 })]);
    expect(statusesOf(back)).toEqual([200, 400]);
    expect((await read("BACK", token)).body).toEqual({ ...before, revision: 1 });
    expect(await all()).toEqual(standing);
    expect((await create({ ...before, place: 2 })).body.message).toBe(boardMessages.addressTaken);

    await remove("BACK");
    await create({ address: "back-again" });
    expect((await create(before)).body.message).toBe(boardMessages.addressTaken);
    expect((await create({ address: "free", type: "BOUND" })).body.message).toBe(boardMessages.typeUnfit);
    expect((await create({ address: "free", formerAddresses: ["free"] })).body.message).toBe(
      boardMessages.addressTwice,
    );
    expect((await read("FREE", token)).body.message).toBe(postMessages.boardUnknown);
  });

  test("EXH-06 EXH-08 the log says which board, and what was done to it", async () => {
    await create({ address: "told" });
    await update({ type: "TOLD", title: "새 이름" });
    await order(["TOLD", "NOTICE"]);
    await remove("TOLD");
    const { body } = await site.call("GET", "/api/audit/list?kind=BOARD", { token });
    const acts = (body.list as { act: string }[]).map(({ act }) => act);
    expect(acts.slice(0, 4)).toEqual(["BOARD_REMOVED", "BOARD_ORDERED", "BOARD_UPDATED", "BOARD_CREATED"]);
  });
});
