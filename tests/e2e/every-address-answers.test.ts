import sharp from "sharp";
import { expect, inject, test } from "vitest";

const origin = inject("origin");

test.each([
  "/sign-in",
  "/sign-in/anything",
  "/sign-up",
  "/sign-up/terms",
  "/find-info/id",
  "/find-info/password",
  "/invitation",
  "/terms",
  "/personal-info",
  "/address-popup",
  "/my-page",
  "/my-page/api-key",
  "/password-setting",
])("NAV-11 %s answers 200", async (path) => {
  const answer = await fetch(origin + path, { redirect: "manual" });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("<html");
});

test.each([
  "/community/notice",
  "/community/notice/detail?index=80",
  "/community/qna",
  "/community/qna/detail?index=120",
  "/community/qna/edit",
  "/community/qna/edit?type=qna&index=120",
])("NAV-09 %s answers 200", async (path) => {
  expect((await fetch(origin + path, { redirect: "manual" })).status).toBe(200);
});

test.each([
  ["/about", "/about/greeting"],
  ["/member", "/member/executives"],
  ["/news", "/news/major-business"],
  ["/gallery", "/gallery/exhibition/1"],
  ["/community", "/community/notice"],
  ["/find-info", "/find-info/id"],
])("NAV-03 %s leads to %s", async (path, first) => {
  const answer = await fetch(origin + path, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, first]);
});

test("SEE-21 a phone finds the icon for its home screen, by its link and by its name", async () => {
  const html = await (await fetch(origin)).text();
  expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>');
  const icon = await fetch(`${origin}/apple-touch-icon.png`);
  expect([icon.status, icon.headers.get("content-type")]).toEqual([200, "image/png"]);
  const { width, height, hasAlpha } = await sharp(await icon.arrayBuffer()).metadata();
  expect([width, height, hasAlpha]).toEqual([180, 180, false]);
});
