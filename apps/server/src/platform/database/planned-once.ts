import { plannedOnceMark } from "@bulmo/entities/planned-once";
import { type SelectQueryBuilder, sql } from "kysely";

/** At the head of a statement in SQL: as `plannedOnce`. */
export const plannedOnceSql = sql.raw(plannedOnceMark);

/**
 * Has connections keep a statement with its plan: `query.$call(plannedOnce)`. Reading and planning it takes the database
 * longer than finding a few rows by index (docs/performance.md). Only where a plan for whatever value comes is as good as
 * one for this value: not for a word that is searched for, nor for a limit or an offset that is a parameter.
 */
export const plannedOnce = <Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> => query.modifyFront(plannedOnceSql);
