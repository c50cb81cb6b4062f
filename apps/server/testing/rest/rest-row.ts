import type { Answer } from "@bulmo/testing/http-call";
import type { Role, World } from "../permission/world.ts";

export type RestRow = {
  /** The line of docs/requirements. */
  id: string;
  /** Method and path as the document writes them. */
  call: string;
  what: string;
  who: Role;
  /** What is sent: a query for GET, a body otherwise. A list is sent as it is. */
  input: (world: World) => unknown;
  status: number;
  /** What the answer holds at least, or the sentence of a refusal. */
  answer: unknown;
};

/** `what` says the case in words; a refusal's `answer` is its message. */
export const restRow =
  (id: string, call: string) =>
  (what: string, who: Role, input: RestRow["input"], [status, answer]: [status: number, answer: unknown]): RestRow => ({
    id,
    call,
    what,
    who,
    input,
    status,
    answer,
  });

export const nothing = () => undefined;

function toQuery(input: unknown): string {
  const query = new URLSearchParams(input as Record<string, string> | undefined).toString();
  return query ? `?${query}` : "";
}

/** Calls as the row says and answers what came back. */
export async function callRow({ call, who, input }: RestRow, world: World): Promise<Answer> {
  const [method = "", template = ""] = call.split(" ");
  const sent = await input(world);
  const path = template.replace(/\{(\w+)\}/u, (_all, name: string) =>
    encodeURIComponent((sent as Record<string, string>)[name] ?? ""),
  );
  const token = world.callers.get(who)?.token;
  const isQuery = method === "GET" || method === "HEAD";
  const search = isQuery && path === template ? toQuery(sent) : "";
  return world.site.call(method, `/api${path}${search}`, {
    ...(isQuery || sent === undefined ? {} : { body: sent }),
    ...(token ? { token } : {}),
  });
}
