import { migrate } from "@bulmo/entities/database";
import { readCommand, usage, UsageError, type Work } from "./admin/commands.ts";
import { deliveryOf } from "../platform/mail/mail.ts";
import { readEnvironment } from "../env.ts";
import { explain } from "../explain.ts";
import { openSiteDatabase } from "../platform/database/open-database.ts";

async function perform(work: Work): Promise<string> {
  const env = readEnvironment();
  const { database, release } = await openSiteDatabase(env);
  try {
    await migrate(database);
    return await work(database.orm.em.fork(), { deliver: deliveryOf(env), siteUrl: env.publicUrl });
  } finally {
    await database.orm.close();
    await release();
  }
}

try {
  const work = await readCommand(process.argv.slice(2));
  process.stdout.write(`${await perform(work)}\n`);
} catch (error) {
  const isUsage = error instanceof UsageError;
  process.stderr.write(`bulmo admin: ${isUsage ? error.message : explain(error)}\n${isUsage ? usage : ""}`);
  process.exitCode = isUsage ? 2 : 1;
}
