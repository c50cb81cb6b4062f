import { readEnvironment } from "./env.ts";
import { explain } from "./explain.ts";
import { createLog, type Log } from "./platform/log/log.ts";
import { type Running, start } from "./start.ts";

function fail(error: unknown): never {
  process.stderr.write(`bulmo could not start: ${explain(error)}\n`);
  process.exit(1);
}

/** Stops once the start is through, also when the signal came before: a migration is not cut in two. */
function stopOnSignal(starting: Promise<Running>, log: Log): void {
  let isStopping = false;
  const end = async () => {
    if (isStopping) return;
    isStopping = true;
    try {
      await (await starting).stop();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, "stopping failed");
      process.exit(1);
    }
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => void end());
}

try {
  const env = readEnvironment();
  const log = createLog(env.logLevel);
  const starting = start(env, log);
  stopOnSignal(starting, log);
  const running = await starting;
  log.info({ port: running.port }, "listening");
  process.stdout.write(`bulmo is ready: ${env.publicUrl}\n`);
  // Behind # it reaches no server, no log and no other site.
  if (running.setUpCode !== undefined)
    process.stdout.write(
      `bulmo begins empty, set it up within a day at: ${env.publicUrl}/set-up#${running.setUpCode}\n`,
    );
} catch (error) {
  fail(error);
}
