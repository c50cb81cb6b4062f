import { expect, test } from "vitest";
import { isVideo, pageOf, playerOf, startOf, videoOf, videoOfPlayer } from "./video.ts";

const id = "dQw4w9WgXcQ";

test.each([
  [`https://www.youtube.com/watch?v=${id}`, "youtube", id, 0],
  [`http://youtube.com/watch?app=desktop&v=${id}&list=PL1&index=2`, "youtube", id, 0],
  [`  https://m.youtube.com/watch?v=${id}&t=90  `, "youtube", id, 90],
  [`https://youtu.be/${id}?si=abc&t=1m30s`, "youtube", id, 90],
  [`https://youtu.be/${id}#t=1h2m3s`, "youtube", id, 3_723],
  [`youtu.be/${id}`, "youtube", id, 0],
  [`WWW.YouTube.com/watch?v=${id}`, "youtube", id, 0],
  [`https://www.youtube.com/shorts/${id}`, "youtube", id, 0],
  [`https://youtube.com/live/${id}?feature=share`, "youtube", id, 0],
  [`//www.youtube.com/embed/${id}?start=12`, "youtube", id, 12],
  [`https://www.youtube-nocookie.com/embed/${id}`, "youtube", id, 0],
  ["https://vimeo.com/76979871", "vimeo", "76979871", 0],
  ["https://vimeo.com/76979871/8272103f6e#t=90s", "vimeo", "76979871/8272103f6e", 90],
  ["https://www.vimeo.com/76979871?h=8272103f6e", "vimeo", "76979871/8272103f6e", 0],
  ["https://player.vimeo.com/video/76979871?h=8272103f6e&badge=0", "vimeo", "76979871/8272103f6e", 0],
])("ATT-06 %s names a film", (address, provider, name, start) => {
  expect(videoOf(address)).toEqual({ provider, id: name, start });
});

test.each([
  "",
  "https://example.org/watch?v=dQw4w9WgXcQ",
  "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
  "https://evil-youtube.com/watch?v=dQw4w9WgXcQ",
  "https://youtube.com./watch?v=dQw4w9WgXcQ",
  "https://youtube.com:444/watch?v=dQw4w9WgXcQ",
  "https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ",
  "https://evil.example@youtube.com/watch?v=dQw4w9WgXcQ",
  "https://youtube.com\\@evil.example/watch?v=dQw4w9WgXcQ",
  "https://evil.example\\youtube.com/watch?v=dQw4w9WgXcQ",
  "https://evil.example#youtube.com/watch?v=dQw4w9WgXcQ",
  "https://уoutube.com/watch?v=dQw4w9WgXcQ",
  "https://you\u200Btube.com/watch?v=dQw4w9WgXcQ",
  "javascript://youtube.com/watch?v=dQw4w9WgXcQ%0aalert(1)",
  "javascript:alert('https://youtu.be/dQw4w9WgXcQ')",
  "data:text/html,https://youtu.be/dQw4w9WgXcQ",
  "ftp://youtube.com/watch?v=dQw4w9WgXcQ",
  "https:youtube.com/watch?v=dQw4w9WgXcQ",
  "보세요 https://youtu.be/dQw4w9WgXcQ",
  "https://youtu.be/dQw4w9WgXcQ https://youtu.be/dQw4w9WgXcQ",
  "https://www.youtube.com/playlist?list=PL1234567890",
  "https://www.youtube.com/embed/videoseries?list=PL1234567890",
  "https://www.youtube.com/embed/live_stream?channel=UC123",
  "https://www.youtube.com/@channel",
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ%22%3E",
  "https://www.youtube.com/watch?v=short",
  "https://www.youtube.com/watch/dQw4w9WgXcQ",
  "https://www.youtube.com/shorts/dQw4w9WgXcQ/more",
  "https://youtu.be/",
  "https://youtu.be/dQw4w9WgXcQ/more",
  "https://vimeo.com/channels/staffpicks",
  "https://vimeo.com/0",
  "https://vimeo.com/76979871/settings",
  "https://vimeo.com/76979871/8272103f6e/more",
  "https://player.vimeo.com/76979871",
  "https://vimeo.com.evil.example/76979871",
  `https://youtu.be/dQw4w9WgXcQ?${"a".repeat(3_000)}`,
])("ATT-06 %s names none", (address) => {
  expect(videoOf(address)).toBeNull();
});

test("ATT-06 a frame is a film's only where it shows its player", () => {
  expect(videoOfPlayer(` //www.youtube.com/embed/${id} `)).toMatchObject({ id });
  expect(videoOfPlayer("https://player.vimeo.com/video/76979871?h=8272103f6e")).toMatchObject({ provider: "vimeo" });
  for (const address of [
    `https://www.youtube.com/watch?v=${id}`,
    `www.youtube.com/embed/${id}`,
    "https://vimeo.com/76979871",
    `https://evil.example/?https://www.youtube.com/embed/${id}`,
  ])
    expect(videoOfPlayer(address)).toBeNull();
});

test.each([
  ["90", 90],
  ["90s", 90],
  ["2m", 120],
  ["1h", 3_600],
  ["", 0],
  ["-5", 0],
  ["1e9", 0],
  ["99999999", 0],
  ["25h", 0],
])("ATT-06 %j begins at %d", (written, seconds) => {
  expect(startOf(written)).toBe(seconds);
});

test("ATT-06 pages and players are on the two sites, whatever was given", () => {
  const film = { provider: "youtube", id, start: 90 } as const;
  expect(pageOf(film)).toBe(`https://www.youtube.com/watch?v=${id}&t=90s`);
  expect(playerOf(film)).toBe(`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&start=90`);
  const unlisted = { provider: "vimeo", id: "76979871/8272103f6e", start: 5 } as const;
  expect(pageOf(unlisted)).toBe("https://vimeo.com/76979871/8272103f6e#t=5s");
  expect(playerOf(unlisted)).toBe("https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=8272103f6e#t=5s");
  for (const one of [film, unlisted]) expect(videoOf(pageOf(one))).toEqual(one);
  for (const [provider, name] of [
    ["youtube", "../../evil.ex"],
    ["vimeo", id],
    ["toString", id],
    ["constructor", id],
    ["youtube", "videoseries"],
  ] as const)
    expect(isVideo(provider, name)).toBe(false);
});
