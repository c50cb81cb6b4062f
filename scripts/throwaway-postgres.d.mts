export interface ThrowawayPostgres {
  /** A superuser's, so that tests can create databases of their own. */
  readonly url: string;
  stop(): Promise<void>;
}

export function startThrowawayPostgres(): Promise<ThrowawayPostgres | undefined>;
