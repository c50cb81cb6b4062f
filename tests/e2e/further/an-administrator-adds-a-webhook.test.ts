import type { Page } from "playwright";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tokenOf } from "../../harness/account.ts";
import { administrator, signIn, visit } from "../../harness/browser.ts";
import { readDialog } from "../../harness/dialog.ts";
import { browser, openBrowser } from "../../harness/open-browser.ts";
import { openReceiver, outboundToLoopback } from "../../harness/outbound-to-loopback.ts";
import { preparedDirectory } from "../../harness/prepared-directory.ts";
import { type ServerProcess, spawnServer } from "../../harness/server-process.ts";
import { expectSound } from "../../harness/soundness.ts";

openBrowser();

let site: ServerProcess;
let directory: Awaited<ReturnType<typeof preparedDirectory>>;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
let answer = 200;

beforeAll(async () => {
  directory = await preparedDirectory("samples");
  receiver = await openReceiver(() => answer);
  const settings = { DATA_DIR: directory.path, LOG_LEVEL: "silent" };
  site = await spawnServer({ ...settings, ...outboundToLoopback });
  await site.ready();
}, 120_000);
afterAll(async () => {
  receiver.close();
  await site.stop();
  await directory.remove();
});

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name });
const rowOf = (page: Page, name: string) => main(page).getByRole("row").filter({ hasText: name });

/** An administrator writes a notice, as a program of theirs would. */
async function post(title: string): Promise<void> {
  const token = await tokenOf(site.origin, administrator);
  const sent = await fetch(`${site.origin}/api/post`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ type: "NOTICE", title, content: "<p>글</p>" }),
  });
  expect(sent.status).toBe(200);
}

test(
  "API-51 an administrator adds a webhook, tries it, and sends again what did not arrive",
  { timeout: 180_000 },
  async () => {
    const { page, context, faults } = await visit(browser, { permissions: ["clipboard-read", "clipboard-write"] });
    await signIn(context, site.origin, administrator);
    await page.goto(`${site.origin}/admin/audit`);
    await main(page).getByText("로그인했습니다.").first().waitFor();
    await page.getByRole("navigation", { name: "관리자" }).getByRole("link", { name: "웹훅 관리" }).click();
    await main(page).getByText("추가한 웹훅이 없습니다.").waitFor();
    await expectSound(page);

    await button(page, "웹훅 추가").click();
    await main(page).getByRole("heading", { name: "웹훅 추가" }).waitFor();
    await main(page).getByRole("textbox", { name: "이름" }).fill("소식 알림 로봇");
    const address = main(page).getByRole("textbox", { name: "알림을 받을 주소" });
    await address.fill("http://receiver.example/");
    await button(page, /^추가$/u).click();
    expect(await readDialog(page)).toContain("https://로 시작하는");
    await address.fill("https://192.168.0.10/hook");
    await button(page, /^추가$/u).click();
    expect(await readDialog(page)).toContain("내부망의 주소로는 보내지 않습니다");
    // Only the server knows which addresses are private, and says so.
    expect(faults.splice(0)).toEqual([expect.stringContaining("400"), expect.stringContaining("400")]);
    await expectSound(page);
    await address.fill(receiver.address);
    await button(page, /^추가$/u).click();

    const secret = await main(page)
      .getByText(/^whsec_/u)
      .innerText();
    await expectSound(page);
    await button(page, "서명 키 복사").click();
    await main(page).getByText("복사했습니다").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
    await button(page, "안전하게 보관했습니다").click();
    await main(page).getByText("새 글, 글 수정, 글 삭제").waitFor();
    await expectSound(page);

    await main(page).getByRole("link", { name: "‘소식 알림 로봇’ 웹훅으로 보낸 알림" }).click();
    await main(page).getByText("아직 보낸 알림이 없습니다.").waitFor();
    await button(page, "시험 보내기").click();
    await rowOf(page, "시험").getByText("전해짐").waitFor();
    const [ping] = receiver.received;
    const verify = (sent: typeof ping) =>
      new Webhook(secret).verify(sent!.body, sent!.headers as Record<string, string>);
    expect(verify(ping)).toMatchObject({ type: "ping" });

    answer = 500;
    await post("정기총회 안내");
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(2);
    expect(verify(receiver.received[1])).toMatchObject({ type: "post.created", data: { title: "정기총회 안내" } });
    await page.reload();
    await rowOf(page, "새 글").getByText("받는 쪽이 실패라고 답함 (500)").waitFor();
    await expectSound(page);
    answer = 200;
    await rowOf(page, "새 글")
      .getByRole("button", { name: /새 글 알림 다시 보내기$/u })
      .click();
    await rowOf(page, "새 글").getByText("전해짐").waitFor();
    await rowOf(page, "새 글").getByText("보낸 내용과 답").click();
    await rowOf(page, "새 글").getByText("받았습니다").waitFor();
    await expectSound(page);

    await main(page).getByRole("link", { name: "웹훅 목록" }).click();
    await button(page, "‘소식 알림 로봇’ 웹훅 고치기").click();
    await main(page).getByRole("textbox", { name: "이름" }).fill("고친 로봇");
    await button(page, "서명 키 새로 발급").click();
    expect(await readDialog(page, { button: "발급" })).toContain("하루 동안은 함께 서명하니");
    await main(page).getByRole("heading", { name: "서명 키를 새로 발급했습니다" }).waitFor();
    expect(
      await main(page)
        .getByText(/^whsec_/u)
        .innerText(),
    ).not.toBe(secret);
    await expectSound(page);
    await button(page, "안전하게 보관했습니다").click();
    await main(page).getByRole("heading", { name: "웹훅 고치기" }).waitFor();
    expect(await main(page).getByRole("textbox", { name: "이름" }).inputValue()).toBe("고친 로봇");
    await main(page).getByRole("checkbox", { name: "켜 두기" }).click();
    await button(page, "저장").click();
    await main(page).getByText("꺼 둠").waitFor();
    await button(page, "‘고친 로봇’ 웹훅 고치기").click();
    await button(page, "웹훅 삭제").click();
    expect(await readDialog(page, { button: "삭제" })).toContain("되돌릴 수 없습니다");
    await main(page).getByText("‘고친 로봇’ 웹훅을 삭제했습니다.").waitFor();
    await page.goto(`${site.origin}/admin/audit?kind=WEBHOOK`);
    await main(page).getByText("웹훅을 삭제했습니다.").first().waitFor();
    await main(page).getByText("지워진 웹훅으로 알림을 다시 보냈습니다.").waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
);
