/** Two transactions stood in each other's way, and the database undid one of them. */
const undone = new Set(["40P01", "40001"]);

const taken = "23505";

/**
 * PostgreSQL's code for what it refused, "" where it was something else. MikroORM's exceptions and the errors of both
 * drivers, which Kysely passes on as they are, have it in the same place.
 */
const sqlState = (error: unknown): string =>
  error instanceof Error && "code" in error ? String((error as { code: unknown }).code) : "";

/** Whether the same work may well succeed when it is tried again. */
export const isRolledBack = (error: unknown): boolean => undone.has(sqlState(error));

/** The database was told to stop: what was asked took too long. */
const stopped = "57014";

/** Whether a statement took more time than it was given. */
export const isStopped = (error: unknown): boolean => sqlState(error) === stopped;

/** Whether another row has what only one may have. */
export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === taken;
