import type { AgreementDraft } from "@bulmo/contracts/agreement-version";
import { afterAll, beforeAll } from "vitest";
import { tokenOf } from "./account.ts";
import { curator } from "./gallery-site.ts";
import { movedClock } from "./moved-clock.ts";
import { preparedDirectory } from "./prepared-directory.ts";
import { spawnServer } from "./server-process.ts";

/** The Korean day so many days from now. */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("sv-SE", { timeZone: "Asia/Seoul" });

/** A site of the story's own, whose clock it moves. */
export function openAgreements() {
  const site = { origin: "", move: async (_minutes: number) => {} };
  let close = async () => {};
  beforeAll(async () => {
    const directory = await preparedDirectory("curated");
    const clock = await movedClock(directory.path);
    const server = await spawnServer({
      ...clock.env,
      DATA_DIR: directory.path,
      SAMPLE_DATA: "off",
      LOG_LEVEL: "warn",
      RATE_LIMITS: "off",
    });
    close = async () => {
      await server.stop();
      await directory.remove();
    };
    await server.ready();
    site.origin = server.origin;
    site.move = clock.move;
  });
  afterAll(() => close());
  return site;
}

/** Changes a text without a browser, as another administrator does. */
export async function saveOtherwise(origin: string, document: "TERMS" | "PRIVACY", words: string): Promise<void> {
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${await tokenOf(origin, curator)}`,
  };
  const draft = (await (
    await fetch(`${origin}/api/agreement/draft?document=${document}`, { headers })
  ).json()) as AgreementDraft;
  const { blocks } = (draft.draft ?? draft.latest).text;
  const answer = await fetch(`${origin}/api/agreement/draft`, {
    method: "PUT",
    headers,
    body: JSON.stringify({ document, text: { preface: words, blocks }, revision: draft.revision }),
  });
  if (!answer.ok) throw new Error(`the draft answered ${answer.status}: ${await answer.text()}`);
}
