import type { OldDatabase, Row } from "../../src/commands/import/mysql/old-database.ts";

/** An address that somebody has of an old site: where it ends a page has this title, or it is a file. */
export type OldAddress = { path: string; title?: string };

export type ListAddresses = (database: OldDatabase) => Promise<OldAddress[]>;

export const titled = (title: string, paths: readonly string[]): OldAddress[] => paths.map((path) => ({ path, title }));

export const files = (paths: readonly string[]): OldAddress[] => paths.map((path) => ({ path }));

/** What a row says, as a text. */
export const said = (row: Row, name: string): string => String(row[name] ?? "");
