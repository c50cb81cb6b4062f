import { errorMessages } from "@bulmo/contracts/error";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startThrowawayPostgres } from "../../scripts/throwaway-postgres.mjs";
import { member, settled, signIn, visit } from "../harness/browser.ts";
import { readDialog } from "../harness/dialog.ts";
import { browser, openBrowser } from "../harness/open-browser.ts";
import { type ServerProcess, spawnServer, temporaryDirectory } from "../harness/server-process.ts";
import { fillQuestion, main, place, send, shownIndex, textField, titleField } from "../harness/writing.ts";

const postgres = await startThrowawayPostgres();

describe.runIf(postgres)("hazard 14: while PostgreSQL is away", () => {
  let server: ServerProcess;
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  beforeAll(async () => {
    directory = await temporaryDirectory();
    server = await spawnServer({
      DATABASE_URL: postgres?.url ?? "",
      SESSION_SECRET: "s".repeat(32),
      DATA_DIR: directory.path,
      SAMPLE_DATA: "on",
      LOG_LEVEL: "silent",
    });
    await server.ready();
  });
  afterAll(async () => {
    await server.stop();
    await postgres?.stop();
    await directory.remove();
  });
  openBrowser();

  test("NAV-25 BRD-19 what a member has typed stays, a line says what to do, and sending it again works", async () => {
    const { page, context } = await visit(browser);
    await signIn(context, server.origin, member);
    await page.goto(server.origin + place);
    await textField(page).waitFor();
    await fillQuestion(page, "호분은 어떻게 갭니까?", "아교와 섞는 비율이 궁금합니다.");
    await postgres?.halt();
    await send(page);
    expect(await readDialog(page)).toContain(errorMessages.UNAVAILABLE);
    expect(await titleField(page).inputValue()).toBe("호분은 어떻게 갭니까?");
    expect(await textField(page).innerText()).toContain("아교와 섞는 비율이 궁금합니다.");
    await postgres?.resume();
    await send(page);
    expect(await shownIndex(page)).toBeGreaterThan(0);
    await main(page).getByText("아교와 섞는 비율이 궁금합니다.").waitFor();
    await context.close();
  });

  test("NAV-25 a reader is told so calmly, and trying again shows the page once it is back", async () => {
    await postgres?.halt();
    const { page, context } = await visit(browser);
    const answer = await page.goto(`${server.origin}/community/notice?page=3`);
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()["retry-after"]).toBe("5");
    expect(await main(page).innerText()).toMatch(/다시 시도/u);
    await postgres?.resume();
    await page.reload();
    await settled(page);
    expect(await main(page).getByRole("table").isVisible()).toBe(true);
    await context.close();
  });
});
