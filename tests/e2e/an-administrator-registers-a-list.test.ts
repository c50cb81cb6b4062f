import { errorMessages } from "@bulmo/contracts/error";
import { expect, inject, test } from "vitest";
import { newKey, person } from "../harness/account.ts";
import { administrator, signIn, visit } from "../harness/browser.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { mailedInvitation, mailsTo } from "../harness/outbox.ts";
import { expectSound } from "../harness/soundness.ts";

const origin = inject("origin");
openBrowser();

test("IMP-06 a list of members is chosen, looked at line by line, registered, and chosen again without doubling anybody", async () => {
  const { page, context, faults } = await visit(browser);
  await signIn(context, origin, administrator);
  await page.goto(`${origin}/admin/member-manage/import`);
  const main = page.getByRole("main");
  const press = (name: string | RegExp) => main.getByRole("button", { name }).click();
  const choose = (text: string) =>
    main
      .getByLabel("회원 명단 파일")
      .setInputFiles({ name: "명단.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  const outcomeOf = (email: string) => main.getByRole("row").filter({ hasText: email }).getByRole("cell").last();

  await choose("이름,이메일\n,");
  await main.getByRole("alert").filter({ hasText: "명단에 회원이 없습니다" }).waitFor();

  const [one, two] = [person(newKey("listed")), person(newKey("listed"))];
  const list = `기수,회원명,연락할 곳,비고\n1,${one.name},${one.email},단청\n2,${two.name},${two.email},\n3,도한,없음,\n`;
  await choose(list);
  // The heading of the mails says nothing: its column is chosen by hand.
  expect(await main.getByRole("button", { name: "3명 살펴보기" }).isDisabled()).toBe(true);
  await main.getByLabel("이메일").selectOption({ label: "연락할 곳" });
  await press("3명 살펴보기");
  await expect.poll(() => outcomeOf(one.email).textContent()).toBe("등록할 수 있음");
  expect(await outcomeOf("없음").textContent()).toContain("이메일 형식을 확인해주세요.");
  expect(await mailsTo(origin, one.email)).toEqual([]);
  await expectSound(page);

  await press(/^2명 등록하고/u);
  await expect.poll(() => outcomeOf(two.email).textContent()).toBe("등록함");
  for (const { email } of [one, two]) expect(await mailedInvitation(origin, email)).toContain("/invitation#");
  await choose(list);
  await main.getByLabel("이메일").selectOption({ label: "연락할 곳" });
  await press("3명 살펴보기");
  await expect.poll(() => outcomeOf(one.email).textContent()).toBe("이미 회원");
  expect(await main.getByRole("button", { name: /등록하고/u }).count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test("IMP-06 a name that stands twice in a long list is told of before anybody is registered, however far apart", async () => {
  const { page, context, faults } = await visit(browser);
  await signIn(context, origin, administrator);
  await page.goto(`${origin}/admin/member-manage/import`);
  const main = page.getByRole("main");
  // More lines than a call takes.
  const others = Array.from({ length: 104 }, (_, n) => `긴명단,many${n}@example.org,`);
  const lines = [
    "첫이름,far@example.org,faraway01",
    ...others,
    "먼이름,far@example.org,",
    "다른이,near@example.org,Faraway01",
  ];
  await main.getByLabel("회원 명단 파일").setInputFiles({
    name: "긴 명단.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(["이름,이메일,아이디", ...lines].join("\n")),
  });
  await main.getByRole("button", { name: "107명 살펴보기" }).click();
  await main.getByRole("status").filter({ hasText: "등록할 수 있음 105명, 등록할 수 없음 2명" }).waitFor();
  const outcomeOf = (name: string) => main.getByRole("row").filter({ hasText: name }).getByRole("cell").last();
  expect(await outcomeOf("먼이름").textContent()).toContain("같은 이메일이 위에 한 번 더 있습니다.");
  expect(await outcomeOf("다른이").textContent()).toContain(errorMessages.ALREADY_TAKEN_USERNAME);
  expect(await outcomeOf("many103@example.org").textContent()).toBe("등록할 수 있음");
  expect(faults).toEqual([]);
  await context.close();
});
