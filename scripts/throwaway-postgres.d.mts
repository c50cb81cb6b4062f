export interface ThrowawayPostgres {
  /** A superuser's, so that tests can create databases of their own. */
  readonly url: string;
  /** Takes it away: in order (SIGINT, the default), or as a crash does. */
  halt(signal?: "SIGINT" | "SIGQUIT"): Promise<void>;
  /** Brings it back at the same address, with its data. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

export function startThrowawayPostgres(): Promise<ThrowawayPostgres | undefined>;
