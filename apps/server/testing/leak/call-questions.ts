import { proceduresOf } from "../../src/platform/rest/rest-meta.ts";
import { appRouter } from "../../src/router.ts";
import { procedures } from "../permission/world.ts";
import type { Question } from "./detector.ts";

type Input = Readonly<Record<string, unknown>> | undefined;

const shapes = new Map(proceduresOf(appRouter).map(({ name, meta }) => [name, meta.rest]));

/** As the site's own pages call. */
function typedQuestion(name: string, input: Input): Question {
  const batch = JSON.stringify({ 0: input });
  const isQuery = procedures[name]?._def.type === "query";
  const path = `/trpc/${name}?batch=1`;
  const door = `tRPC ${name}`;
  if (isQuery) return { door, method: "GET", path: `${path}&input=${encodeURIComponent(batch)}` };
  return { door, method: "POST", path, body: { 0: input } };
}

const textual = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** As programs call; undefined for what is not for them. */
function restQuestion(name: string, input: Input = {}): Question | undefined {
  const rest = shapes.get(name);
  if (!rest) return undefined;
  const { method, path, arrayField } = rest;
  const door = `${method} /api${path}`;
  const filled = path.replace(/\{(\w+)\}/u, (_all, field: string) => encodeURIComponent(textual(input[field])));
  if (method !== "GET") return { door, method, path: `/api${filled}`, body: arrayField ? input[arrayField] : input };
  const fields = Object.entries(input).map(([field, value]): [string, string] => [field, textual(value)]);
  const query = new URLSearchParams(filled === path ? fields : []).toString();
  return { door, method, path: `/api${filled}${query === "" ? "" : `?${query}`}` };
}

/** One way of a call: as programs make it, where they may. */
export const callQuestion = (name: string, input: Input): Question =>
  restQuestion(name, input) ?? typedQuestion(name, input);

/** Both ways of one call. */
export const callQuestions = (name: string, input: Input): Question[] => {
  const called = restQuestion(name, input);
  return [typedQuestion(name, input), ...(called ? [called] : [])];
};
