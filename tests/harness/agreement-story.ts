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

/** As another administrator, without a browser. */
async function open(origin: string, account = curator) {
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${await tokenOf(origin, account)}`,
  };
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${origin}/api/agreement${path}`, { method, headers, ...sent });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
}

/** Changes a text as another administrator does. */
export async function saveOtherwise(origin: string, document: "TERMS" | "PRIVACY", words: string): Promise<void> {
  const call = await open(origin);
  const draft = (await call("GET", `/draft?document=${document}`)) as AgreementDraft;
  const { blocks } = (draft.draft ?? draft.latest).text;
  await call("PUT", "/draft", { document, text: { preface: words, blocks }, revision: draft.revision });
}

type Announcement = { document: "TERMS" | "PRIVACY"; effectiveOn: string; note: string };

/** Announces what is saved. */
export async function announce(origin: string, announcement: Announcement): Promise<void> {
  const call = await open(origin);
  const { revision } = (await call("GET", `/draft?document=${announcement.document}`)) as AgreementDraft;
  await call("POST", "/publish", { ...announcement, revision });
}

/** The text that is in force becomes a version that is in force from today on. */
export async function announceAnew(
  origin: string,
  document: "TERMS" | "PRIVACY",
  account: typeof curator,
): Promise<void> {
  const call = await open(origin, account);
  const { latest, revision } = (await call("GET", `/draft?document=${document}`)) as AgreementDraft;
  const saved = (await call("PUT", "/draft", { document, text: latest.text, revision })) as AgreementDraft;
  const announced = { document, effectiveOn: dayAhead(0), note: "그대로입니다.", revision: saved.revision };
  await call("POST", "/publish", announced);
}
