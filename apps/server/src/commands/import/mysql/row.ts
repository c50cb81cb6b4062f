import type { Row } from "./old-database.ts";

export const textOf = (row: Row, name: string): string => String(row[name] ?? "");
export const numberOf = (row: Row, name: string): number => Number(row[name] ?? 0);
