import { expect, test } from "vitest";
import { found, openContents } from "../harness/content-story.ts";
import { expectSound } from "../harness/soundness.ts";
import { hungOn, makeAll, openWorks, pictures, smallPicture, work, works } from "../harness/works-page.ts";
import { main } from "../harness/writing.ts";

openContents();

const list = [
  "사진 파일,작품명,화가들,제작 연도,분류,재료,세로,비고",
  "2.png,둘째 달,보응 (수화승); 홍길동,2012년,불화,비단에 먹과 금니,120 cm,메모",
  "1.png,첫째 달,,2012,포스터,,,",
  "3.png,셋째 달,,1930~,불화,,,",
].join("\r\n");

test("IMP-06 WRK-02 works come from a list: its columns are found and changed, what is wrong is told by line and field, pictures find their rows", async () => {
  const { page, context, faults } = await openWorks("FOURTH_EXHIBITION");
  await pictures(page).setInputFiles([await smallPicture("1.png"), await smallPicture("2.png")]);
  await main(page).getByRole("button", { name: "엑셀·CSV 목록에서 채우기" }).click();
  const panel = main(page).getByRole("region", { name: "엑셀·CSV 목록에서 채우기" });
  await panel
    .getByLabel("작품 목록 파일")
    .setInputFiles({ name: "작품.csv", mimeType: "text/csv", buffer: Buffer.from(list) });
  await panel.getByText("작품 3점을 찾았습니다. 고칠 곳이 있는 줄이 2개입니다.").waitFor();
  const lineOf = (title: string) => panel.getByRole("row").filter({ hasText: title });
  expect(await lineOf("둘째 달").innerText()).toContain("제작 시기: 2012, ");
  expect(await lineOf("첫째 달").innerText()).toContain("종류: ‘포스터’은(는) 목록에 없습니다.");
  expect(await lineOf("셋째 달").innerText()).toContain("사진을 기다림");
  // No list that we know calls its artists so.
  await panel.getByLabel("작가와 역할").selectOption({ label: "화가들" });
  await expectSound(page);
  await panel.getByRole("button", { name: "작품 3점 넣기" }).click();
  expect(await works(page).count()).toBe(3);
  expect(await work(page, 1).getByLabel("제목").inputValue()).toBe("둘째 달");
  await pictures(page)
    .first()
    .setInputFiles([await smallPicture("3.png")]);
  expect(await works(page).count()).toBe(3);

  await main(page).getByRole("button", { name: "빈 대체 텍스트에 제목 넣기" }).click();
  const dated = work(page, 1).getByLabel("제작 시기");
  await work(page, 1).getByText("작품 기록").click();
  expect(await dated.inputValue()).toBe("2012년");
  await dated.fill("2012");
  await expectSound(page);
  await makeAll(page, 3);
  await expect
    .poll(() => hungOn("FOURTH_EXHIBITION"))
    .toEqual(expect.arrayContaining(["둘째 달", "첫째 달", "셋째 달"]));
  const first = await found("FOURTH_EXHIBITION", 3);
  expect(first).toMatchObject({
    title: "둘째 달",
    dated: "2012",
    kind: "PAINTING",
    technique: "비단에 먹과 금니",
    height: "120",
    artists: [{ name: "보응", role: "HEAD_PAINTER" }, { name: "홍길동" }],
  });
  expect(faults).toEqual([]);
  await context.close();
});
