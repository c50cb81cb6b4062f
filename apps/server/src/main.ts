import { DirectoryTakenError } from "@bulmo/entities/embedded-lock";
import { isUnavailable } from "./errors.ts";
import { EnvironmentError, readEnvironment } from "./env.ts";
import { createLog } from "./log.ts";
import { type Running, start } from "./start.ts";

/** One line for the person at the terminal, without a stack. */
function explain(error: unknown): string {
  if (error instanceof EnvironmentError) return `environment variable ${error.message}`;
  if (error instanceof DirectoryTakenError) return error.message;
  const { code, message, port, address, syscall } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  if (syscall !== "listen" && isUnavailable(error)) return `the database does not answer (${code ?? message})`;
  if (code === "EADDRINUSE") return `port ${port} on ${address} is already in use`;
  if (code === "EACCES" && port) return `no permission to listen on port ${port}`;
  return (message ?? String(error)).split("\n", 1)[0] ?? "unknown error";
}

function fail(error: unknown): never {
  process.stderr.write(`bulmo could not start: ${explain(error)}\n`);
  process.exit(1);
}

function stopOnSignal({ stop }: Running): void {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}

try {
  const env = readEnvironment();
  const log = createLog(env.logLevel);
  const running = await start(env, log);
  stopOnSignal(running);
  log.info({ port: running.port }, "listening");
  process.stdout.write(`bulmo is ready: ${env.publicUrl}\n`);
} catch (error) {
  fail(error);
}
