import type { ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

type Media = { schema?: object; examples?: Record<string, unknown> };
type Documented = { content?: Record<string, Media> };
type Operation = { responses?: Record<string, Documented> };
type Document = { paths?: Record<string, Record<string, unknown> | undefined>; components?: object };

/** An answer as it went over the wire, decompressed. */
export type Exchange = { method: string; path: string; status: number; contentType: string; body: string };

/** The path of a call below the site; what stands beside the calls is in no document. */
const base = "/api";
const beside = /^\/(?:docs(?:\/|$)|openapi\.json$)/u;

/** Answers without a body, which HTTP itself describes. */
const bodiless = new Set([204, 304]);

const jsonOf = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

const reasonIn = (value: unknown): string => String((value as { reason?: unknown } | null | undefined)?.reason);

/** Which of a document's paths an address is of; a whole one comes before one with a parameter. */
function createFinder({ paths = {} }: Document) {
  const templates = Object.entries(paths).map(([path, item]) => ({
    path,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/gu, "[^/]+")}$`, "u"),
    item: item as Record<string, Operation>,
  }));
  return (path: string) =>
    templates.find((template) => template.path === path) ?? templates.find(({ pattern }) => pattern.test(path));
}

/** Under which the document is found by the schemas of its answers. */
const documentId = "document";

const inDocument = new RegExp(`"\\$ref":"(${documentId}#[^"]*)"`, "gu");

/** A schema whose references (RFC 6901, as fragments) lead into the document, and not into itself. */
const withinDocument = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${documentId}#/`)) as object;

/** What a value is that a schema of the document does not describe; undefined where it does. */
function createJudge({ components = {} }: Document) {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  // With the components in it each schema would have them read and compiled again.
  ajv.addSchema({ $id: documentId, components });
  const compile = (schema: object) => {
    const within = withinDocument(schema);
    // What is asked for by name is kept for all; what a schema leads to, for this schema alone.
    for (const [, name = ""] of JSON.stringify(within).matchAll(inDocument)) ajv.getSchema(name);
    return ajv.compile(within);
  };
  const compiled = new Map<object, ValidateFunction>();
  return (schema: object, value: unknown): string | undefined => {
    const validate = compiled.get(schema) ?? compile(schema);
    compiled.set(schema, validate);
    if (validate(value)) return undefined;
    const [error] = validate.errors ?? [];
    const named = error?.keyword === "additionalProperties" ? ` (${String(error.params["additionalProperty"])})` : "";
    return `is not as the document describes it: ${error?.instancePath ?? ""} ${error?.message ?? ""}${named}`;
  };
}

/** An address or a method that is no call is refused, and by this alone; a compressed body comes before the address. */
function isNoCall(isKnown: boolean, { method, status, body }: Exchange): boolean {
  if (status === 415 && reasonIn(jsonOf(body)) === "CONTENT_TYPE_UNSUPPORTED") return true;
  const [expected, reason] = isKnown ? [405, "METHOD_NOT_ALLOWED"] : [404, "CALL_NOT_FOUND"];
  return status === expected && (method === "HEAD" || reasonIn(jsonOf(body)) === reason);
}

/**
 * Holds answers against an OpenAPI document: the status, the reason of a refusal, and what stands in the body, undeclared
 * fields included. The check answers a sentence about what the document does not tell; undefined where it tells all.
 */
export function createAnswerCheck(document: Document): (exchange: Exchange) => string | undefined {
  const find = createFinder(document);
  const judge = createJudge(document);

  function faultOfBody({ content = {} }: Documented, { contentType, body, status }: Exchange): string | undefined {
    const type = contentType.split(";", 1)[0] ?? "";
    const media = content[type];
    if (!media && body === "" && Object.keys(content).length === 0) return undefined;
    if (!media) return `comes as ${type || "nothing"}`;
    // A file is the text that it is.
    const value = type === "application/json" ? jsonOf(body) : body;
    if (status >= 400 && !Object.hasOwn(media.examples ?? {}, reasonIn(value)))
      return `gives the reason ${reasonIn(value)}, which the document does not tell`;
    return judge(media.schema ?? {}, value);
  }

  return (exchange) => {
    const { method: asked, path, status } = exchange;
    const below = path.slice(base.length);
    if (!path.startsWith(`${base}/`) || beside.test(below) || bodiless.has(status) || asked === "OPTIONS")
      return undefined;
    const known = find(below);
    const method = asked === "HEAD" && !known?.item["head"] ? "GET" : asked;
    const operation = known?.item[method.toLowerCase()];
    const said = `${method} ${known?.path ?? below} answers ${status}`;
    if (!operation)
      return isNoCall(known !== undefined, exchange) ? undefined : `${said}, and the document knows no such call`;
    const documented = operation.responses?.[String(status)];
    if (!documented) return `${said} (${reasonIn(jsonOf(exchange.body))}), which the document does not tell`;
    const fault = asked === "HEAD" ? undefined : faultOfBody(documented, exchange);
    return fault && `${said}, which ${fault}`;
  };
}
