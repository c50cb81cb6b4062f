import { expect, test } from "vitest";
import { deviceOf } from "./device.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const galaxy = `Mozilla/5.0 (Linux; Android 15; SM-S938N) ${webkit}`;
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit}`;
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";

test.each([
  [`${windows} Chrome/142.0.0.0 Safari/537.36`, "Chrome · Windows"],
  [`${windows} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, "Edge · Windows"],
  [`${windows} Chrome/140.0.0.0 Whale/4.34.340.19 Safari/537.36`, "웨일 · Windows"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox · Windows"],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, "Safari · Mac"],
  [`${mac} ${webkit} Chrome/142.0.0.0 Safari/537.36`, "Chrome · Mac"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`, "Chrome · ChromeOS"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/142.0.0.0 Safari/537.36`, "Chrome · Linux"],
  [`${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, "Safari · iPhone"],
  [`${iphone} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`, "Chrome · iPhone"],
  [`${iphone} Mobile/15E148 KAKAOTALK 25.9.0`, "카카오톡 · iPhone"],
  [
    "Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1",
    "Safari · iPad",
  ],
  [`${galaxy} Chrome/142.0.0.0 Mobile Safari/537.36`, "Chrome · Android"],
  [`${galaxy} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, "삼성 인터넷 · Android"],
  [`${galaxy} Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36 KAKAOTALK/25.9.0 (INAPP)`, "카카오톡 · Android"],
  [
    `${galaxy} Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36 NAVER(inapp; search; 2000; 12.14.2)`,
    "네이버 앱 · Android",
  ],
])("V7.5.2 %s is known as %s", (agent, device) => {
  expect(deviceOf(agent)).toBe(device);
});

test.each([
  "",
  "node",
  "curl/8.15.0",
  "나의 프로그램/1.0 (서울)",
  "<script>alert(1)</script>/1.0 x",
  "(".repeat(16_000),
  `Mozilla/5.0 ${"a".repeat(16_000)} Chrome/142.0.0.0`,
])("V7.5.2 of what is not known nothing is kept: %j", (agent) => {
  expect(deviceOf(agent)).toBe("");
});
