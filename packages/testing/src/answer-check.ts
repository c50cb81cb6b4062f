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

/**
 * Holds answers against an OpenAPI document: the status, the reason of a refusal, and what stands in the body, undeclared
 * fields included. The check answers a sentence about what the document does not tell; undefined where it tells all.
 */
export function createAnswerCheck(document: Document): (exchange: Exchange) => string | undefined {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats.default(ajv);
  const compiled = new Map<object, ValidateFunction>();
  const { components = {} } = document;

  function validatorOf(schema: object): ValidateFunction {
    const made = compiled.get(schema) ?? ajv.compile({ ...schema, components });
    compiled.set(schema, made);
    return made;
  }

  const templates = Object.entries(document.paths ?? {}).map(([path, item]) => ({
    path,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/gu, "[^/]+")}$`, "u"),
    item: item as Record<string, Operation>,
  }));

  /** A whole path comes before one with a parameter. */
  const find = (path: string) =>
    templates.find((template) => template.path === path) ?? templates.find(({ pattern }) => pattern.test(path));

  function faultOfBody({ content = {} }: Documented, { contentType, body, status }: Exchange): string | undefined {
    const type = contentType.split(";", 1)[0] ?? "";
    const media = content[type];
    if (!media) return `comes as ${type || "nothing"}`;
    const value = jsonOf(body);
    if (status >= 400 && !Object.hasOwn(media.examples ?? {}, reasonIn(value)))
      return `gives the reason ${reasonIn(value)}, which the document does not tell`;
    const validate = validatorOf(media.schema ?? {});
    if (validate(value)) return undefined;
    const [error] = validate.errors ?? [];
    const named = error?.keyword === "additionalProperties" ? ` (${String(error.params["additionalProperty"])})` : "";
    return `is not as the document describes it: ${error?.instancePath ?? ""} ${error?.message ?? ""}${named}`;
  }

  return (exchange) => {
    const { method: asked, path, status } = exchange;
    const below = path.slice(base.length);
    if (!path.startsWith(`${base}/`) || beside.test(below) || bodiless.has(status) || asked === "OPTIONS")
      return undefined;
    const known = find(below);
    const method = asked === "HEAD" ? "GET" : asked;
    const operation = known?.item[method.toLowerCase()];
    const call = `${method} ${known?.path ?? below}`;
    if (!operation) {
      // No call: the address or the method is refused, and by this alone.
      const expected = known
        ? { status: 405, reason: "METHOD_NOT_ALLOWED" }
        : { status: 404, reason: "CALL_NOT_FOUND" };
      const isRefused =
        status === expected.status && (asked === "HEAD" || reasonIn(jsonOf(exchange.body)) === expected.reason);
      return isRefused ? undefined : `${call} answers ${status}, and the document knows no such call`;
    }
    const documented = operation.responses?.[String(status)];
    if (!documented) {
      const told = reasonIn(jsonOf(exchange.body));
      return `${call} answers ${status} (${told}), which the document does not tell`;
    }
    if (asked === "HEAD") return undefined;
    const fault = faultOfBody(documented, exchange);
    return fault && `${call} answers ${status}, which ${fault}`;
  };
}
