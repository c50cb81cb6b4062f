import type { World } from "../permission/world.ts";
import type { BadRequest } from "./bad-requests.ts";

const asText = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

/** A lone half of a character cannot stand in an address. */
const inPath = (value: unknown) => encodeURIComponent(asText(value).toWellFormed().slice(0, 2_000)) || "-";

function addressOf({ path, query }: BadRequest): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    // A server refuses longer addresses before it looks at them.
    if (!path.includes(`{${name}}`) && value !== undefined) search.set(name, asText(value).slice(0, 2_000));
  return `/api${path.replace(/\{(\w+)\}/u, (_all, name: string) => inPath(query[name]))}?${search.toString()}`;
}

function contentOf({ method, body, isForm }: BadRequest): Pick<RequestInit, "body" | "headers"> {
  if (method === "GET" || method === "HEAD") return {};
  if (!isForm)
    return body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const form = new FormData();
  form.set("file", new Blob([asText(body)], { type: "image/png" }), "그림.png");
  return { body: form };
}

export async function sendBadRequest({ site, callers }: World, request: BadRequest) {
  const token = callers.get(request.role)?.token;
  const { body, headers } = contentOf(request);
  const started = performance.now();
  const response = await fetch(site.origin + addressOf(request), {
    method: request.method,
    headers: {
      ...(headers as Record<string, string> | undefined),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return { status: response.status, text, took: performance.now() - started };
}
