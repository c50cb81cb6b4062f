import { join } from "node:path";
import { openDatabase } from "@bulmo/entities/database";
import { tokenOf } from "./account.ts";
import { administrator, member } from "./browser.ts";
import { layOutWork } from "./busy-work.ts";
import { keepPageText } from "./page-text.ts";
import { preparedDirectory } from "./prepared-directory.ts";
import { spawnServer } from "./server-process.ts";

const day = 24 * 60 * 60_000;

/** Texts with a draft, more than stand in the open on the first page. */
const drafted = ["greeting", "mission-statement", "foreword", "business", "magoksa"] as const;

async function post(origin: string, who: Parameters<typeof tokenOf>[1], path: string, body: object): Promise<void> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${await tokenOf(origin, who)}` };
  const answer = await fetch(`${origin}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

/** What is asked for by calls: a report, a planned post, drafts. */
async function askForWork(origin: string): Promise<void> {
  await post(origin, member, "/report", { target: { kind: "POST", type: "NOTICE", index: 80 }, reason: "AD" });
  const publishAt = new Date(Date.now() + 2 * day).toISOString();
  const planned = { type: "NOTICE", title: "겨울 휴무 안내", content: "<p>새해 첫 주에는 쉽니다.</p>", publishAt };
  await post(origin, administrator, "/post/planned", planned);
  for (const name of drafted) {
    const text = await keepPageText(origin, name);
    const { title, ...standing } = await text.shown();
    await text.save({ ...standing, title: title && `${title} (고치는 중)` });
  }
}

/** A site on which something of everything waits for administrators (DAY-07). */
export async function openBusySite() {
  const directory = await preparedDirectory("samples");
  const { orm } = await openDatabase({ directory: join(directory.path, "database") });
  await layOutWork(orm.em.fork(), new Date());
  await orm.close();
  const server = await spawnServer({
    DATA_DIR: directory.path,
    LOG_LEVEL: "warn",
    RATE_LIMITS: "off",
    NIGHTLY_BACKUP: "off",
  });
  await server.ready();
  await askForWork(server.origin);
  return {
    origin: server.origin,
    async close() {
      await server.stop();
      await directory.remove();
    },
  };
}
