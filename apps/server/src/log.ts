import { DriverException } from "@mikro-orm/core";
import { pino } from "pino";

/**
 * What is kept of a fault. The database's errors repeat the query with its values, and name the row that stood in the
 * way; only their code, constraint and place go into the log.
 */
export function describeFault(fault: unknown): object {
  if (!(fault instanceof Error)) return { type: typeof fault };
  const { code, constraint } = fault as Partial<DriverException> & { constraint?: string };
  const isFromDatabase = fault instanceof DriverException || constraint !== undefined;
  return {
    type: fault.name,
    code,
    constraint,
    ...(isFromDatabase ? {} : { message: fault.message }),
    stack: fault.stack
      ?.split("\n")
      .filter((line) => /^ {4}at /u.test(line))
      .join("\n"),
    ...(fault.cause === undefined ? {} : { cause: describeFault(fault.cause) }),
  };
}

/** Structured lines on standard output. Nothing personal goes in: no bodies, no queries, no cookies, no addresses. */
export const createLog = (level: string) =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeFault } });

export type Log = ReturnType<typeof createLog>;
