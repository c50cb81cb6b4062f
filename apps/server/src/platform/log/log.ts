import { DriverException } from "@mikro-orm/core";
import { type DestinationStream, pino } from "pino";

/** Mail addresses, encoded ones too; what stands before an @ may also be the password of a database. */
const person = /.(?:@|＠|﹫|%(?:25)*40)./iu;

/** A message without the words that may be somebody's address. */
const withoutPeople = (message: string) =>
  message.replaceAll(/[^\s"'`<>()[\]{},;:/\\]+/gu, (word) => (person.test(word) ? "…" : word));

/** PostgreSQL's own errors, both drivers', have a severity: what comes from a query beside MikroORM is no DriverException. */
const isFromDatabase = (fault: Error) =>
  fault instanceof DriverException ||
  "severity" in fault ||
  (fault as { constraint?: string }).constraint !== undefined;

/** Where it was thrown. The message stands before it and may have lines that look like it. */
const placesOf = ({ stack = "", message }: Error) =>
  stack
    .replace(message, () => "")
    .split("\n")
    .filter((line) => /^ {4}at /u.test(line))
    .join("\n");

/**
 * What is kept of a fault. The database's errors repeat the query with its values, and name the row that stood in the
 * way; only their code, constraint and place go into the log.
 */
export function describeFault(fault: unknown): object {
  if (!(fault instanceof Error)) return { type: typeof fault };
  const { code, constraint } = fault as Partial<DriverException> & { constraint?: string };
  return {
    type: fault.name,
    code,
    constraint,
    ...(isFromDatabase(fault) ? {} : { message: withoutPeople(fault.message) }),
    stack: placesOf(fault),
    ...(fault.cause === undefined ? {} : { cause: describeFault(fault.cause) }),
    // Two steps of stopping that failed: the later one, and what had failed before it.
    ...(fault instanceof SuppressedError
      ? { error: describeFault(fault.error), suppressed: describeFault(fault.suppressed) }
      : {}),
  };
}

/** Structured lines on standard output. Nothing personal goes in: no bodies, no queries, no cookies, no addresses. */
export const createLog = (level: string, to?: DestinationStream) =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeFault } }, to);

export type Log = ReturnType<typeof createLog>;
