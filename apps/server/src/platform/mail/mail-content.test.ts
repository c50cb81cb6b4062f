import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { composeMail, draftMail, markId } from "./mail-content.ts";

/** Written in text: a server knows no package of the web app. */
const palette = readFileSync(new URL("../../../../../packages/ui/src/theme/palette.ts", import.meta.url), "utf8");
const coloursOf = (text: string) => new Set(text.match(/#[0-9a-f]{6}\b/giu));

const { html, text } = composeMail(
  draftMail("인증번호", [
    "보내 드립니다.",
    (association) => `${association} 관리자가 보냅니다.`,
    { code: "012345" },
    { link: "https://bulmo.example/a?b=1&c=2" },
  ]),
  { name: "어느 모임", contact: "", imprint: "" },
);

test("SEE-21 letters have the theme's colours by day and by lamp, and the mark", () => {
  const [night, day] = html.split("</head>").map(coloursOf);
  const [byDay, byLamp] = palette.split("export const dark").map(coloursOf);
  expect(day?.size).toBeGreaterThan(4);
  expect(day?.difference(byDay ?? new Set())).toEqual(new Set());
  expect(night?.size).toBeGreaterThan(4);
  expect(night?.difference(byLamp ?? new Set())).toEqual(new Set());
  expect(html).toContain(`src="cid:${markId}"`);
});

test("OPS-12 a letter says the same as text and as HTML", () => {
  for (const words of ["보내 드립니다.", "012345", "어느 모임 드림", "어느 모임 관리자가 보냅니다."]) {
    expect(html).toContain(words);
    expect(text).toContain(words);
  }
  expect(text).toContain("https://bulmo.example/a?b=1&c=2");
  expect(html).toContain("https://bulmo.example/a?b=1&amp;c=2");
});

test("PAG-01 OPS-12 a letter says at its foot whom its reader may turn to, where the association has named somebody", () => {
  const contact = "문의: (54321) 새 주소 <1층>, 전화 000-0000-0100";
  const named = composeMail(draftMail("인증번호", ["보내 드립니다."]), { name: "어느 모임", contact, imprint: "" });
  expect(named.text.trimEnd().split("\n").at(-1)).toBe(contact);
  expect(named.html).toContain("<br>문의: (54321) 새 주소 &lt;1층&gt;, 전화 000-0000-0100</p>");
  expect(text.trimEnd().split("\n").at(-1)).toBe("이 메일은 발신 전용 주소에서 발송되어 답장을 받을 수 없습니다.");
  expect(html).not.toContain("<br>");
});

test("DAY-02 an advertisement names its sender with address and telephone, in both of its forms, and the end of such mail", () => {
  const imprint = "보내는 이: 어느 모임, (54321) 새 주소 <1층>, 전화 000-0000-0100";
  const letterhead = { name: "어느 모임", contact: "문의: 다른 줄", imprint };
  const draft = draftMail("도록", ["보내 드립니다."]);
  const stop = { page: "https://bulmo.example/mail-stop#a", address: "https://bulmo.example/mail/stop/a" };
  const mail = composeMail({ ...draft, isAdvertising: true, isTrial: true }, letterhead, stop);
  expect(mail.subject).toBe("[시험] (광고) [어느 모임] 도록");
  expect(mail.text.trimEnd().split("\n").slice(-2)).toEqual([imprint, `무료 수신거부 (Unsubscribe): ${stop.page}`]);
  expect(mail.html).toContain("보내는 이: 어느 모임, (54321) 새 주소 &lt;1층&gt;, 전화 000-0000-0100<br>");
  expect(composeMail(draft, letterhead, stop).text).not.toContain("보내는 이");
});
