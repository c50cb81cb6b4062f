import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const player = (src: string, more = "") => `<iframe src="${src}" ${more}></iframe>`;
const youtube = player("https://www.youtube.com/embed/dQw4w9WgXcQ?start=90", 'title="수륙재 실황"');

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let member: Awaited<ReturnType<typeof createSignedIn>>;
  beforeAll(async () => {
    site = await openSite(server);
    member = await createSignedIn(site, { nickname: "묻는이" });
  });
  afterAll(() => site.close());

  const post = (content: string) =>
    site.call("POST", "/api/post", { body: { title: "동영상", type: "QNA", content }, token: member.token });

  test("ATT-06 API-49 a player that a program posts is stored as a film; its title is found in summary and search", async () => {
    const { status, body } = await post(`<p>지난 행사입니다.</p><p>${youtube}</p>`);
    expect(status).toBe(200);
    const { body: read } = await site.call("GET", `/api/post?type=QNA&index=${body.data}`);
    expect(read).toMatchObject({
      content:
        '<p>지난 행사입니다.</p><figure data-video="youtube" data-id="dQw4w9WgXcQ" data-start="90">' +
        "<figcaption>수륙재 실황</figcaption></figure>",
      summary: "지난 행사입니다. 수륙재 실황",
      thumbnail: "",
    });
    const put = { title: "고침", type: "QNA", targetType: "QNA", index: body.data, content: read.content };
    expect((await site.call("PUT", "/api/post", { body: put, token: member.token })).status).toBe(200);
    expect((await site.call("GET", `/api/post?type=QNA&index=${body.data}`)).body.content).toBe(read.content);
  });

  test.each([
    ["another site's frame", player("https://evil.example/"), "(1번째 iframe)"],
    [
      "a frame beside a film",
      youtube + player("https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ"),
      "(2번째 iframe)",
    ],
    ["a film's page in a frame", player("https://www.youtube.com/watch?v=dQw4w9WgXcQ"), "(1번째 iframe)"],
    ["a list of films", player("https://www.youtube.com/embed/videoseries?list=PL1"), "(1번째 iframe)"],
    [
      "a frame that has a page of its own",
      player("https://player.vimeo.com/video/1", 'srcdoc="<p>x"'),
      "(1번째 iframe)",
    ],
    [
      "a film of another site",
      '<figure data-video="daum" data-id="1">글</figure>',
      "알아볼 수 없는 동영상이 있습니다.",
    ],
    ["a film without a name", '<figure data-video="youtube">글</figure>', "알아볼 수 없는 동영상이 있습니다."],
    ["a film within a link", `<p><a href="/about">${youtube}</a></p>`, "알아볼 수 없는 동영상이 있습니다."],
    ["a film as a heading", `<h2>${youtube}</h2>`, "알아볼 수 없는 동영상이 있습니다."],
  ])("ATT-06 API-49 %s is refused by name", async (_case, content, message) => {
    expect(await post(`<p>글</p>${content}`)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) },
    });
  });

  test("ATT-06 SEC-22 films are links to elsewhere for whoever is new", async () => {
    expect((await post(youtube.repeat(2))).status).toBe(200);
    expect(await post(youtube.repeat(3))).toMatchObject({ status: 400, body: { message: /링크를 2개까지/u } });
  });
});
