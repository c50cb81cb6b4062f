import { pino } from "pino";

/** Structured lines on standard output. Nothing personal goes in: no bodies, no queries, no cookies, no addresses. */
export const createLog = (level: string) => pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });

export type Log = ReturnType<typeof createLog>;
