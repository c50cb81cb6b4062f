import { type Arbitrary, constantFrom, dictionary, double, integer, jsonValue, oneof, string, tuple } from "fast-check";
import type { Operation } from "../../src/platform/rest/openapi.ts";
import { createApiDocument } from "../../src/rest.ts";
import { type Role, roles } from "../permission/world.ts";

type Fields = Record<string, unknown>;

export type BadRequest = {
  method: string;
  path: string;
  /** Query and path parameters. */
  query: Fields;
  /** Undefined where the call takes none. */
  body: unknown;
  isForm: boolean;
  role: Role;
};

type Call = Omit<BadRequest, "role"> & { fields: string[] };

const fieldsOf = (value: unknown): string[] => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === "object" && first !== null ? Object.keys(first) : [];
};

function toCall(path: string, method: string, { parameters = [], requestBody }: Operation): Call {
  const content = requestBody && "content" in requestBody ? requestBody.content : {};
  const media = content["application/json"];
  const schema = media?.schema && "properties" in media.schema ? media.schema : undefined;
  const named = parameters.filter((parameter) => "name" in parameter);
  return {
    method: method.toUpperCase(),
    path,
    query: Object.fromEntries(named.map(({ name, example }) => [name, example as unknown])),
    body: media?.example as unknown,
    isForm: "multipart/form-data" in content,
    fields: [
      ...new Set([
        ...named.map(({ name }) => name),
        ...fieldsOf(media?.example),
        ...Object.keys(schema?.properties ?? {}),
      ]),
    ],
  };
}

/** Every call of the document with a request in which nothing is wrong yet. */
const calls = Object.entries(createApiDocument().paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item ?? {}).map(([method, operation]) => toCall(path, method, operation as Operation)),
);

/** Every call, as its example in the document makes it. */
export const exampleRequests: Omit<BadRequest, "role">[] = calls.map(({ fields: _fields, ...request }) => request);

const hostileTexts = [
  "",
  " ",
  "\0",
  "\uD800",
  "%00%",
  "' or 1=1 --",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "\u202E\u200B",
  "NaN",
  "-1",
  "99999999999999999999",
  "0191f0a4-7c1e-7d11-9a52-3f6f6c1d2b10",
  "가".repeat(300),
  "x".repeat(100_000),
  "<b>".repeat(2_000),
];
const hostileNumbers = [0, -1, 0.5, -0, 2 ** 31, 2 ** 53, 1e308, -1e308, 2_147_483_647];

const wrongValue: Arbitrary<unknown> = oneof(
  constantFrom<unknown>(undefined, null, true, [], {}, [[]], { length: 1 }, ...hostileTexts, ...hostileNumbers),
  string({ unit: "binary", maxLength: 60 }),
  integer(),
  double(),
  jsonValue({ maxDepth: 3 }),
);

const change = (value: unknown, changes: Fields): unknown =>
  Array.isArray(value) ? value.map((item) => change(item, changes)) : { ...(value as Fields), ...changes };

function spoil(call: Call): Arbitrary<Omit<BadRequest, "role">> {
  const { fields, ...request } = call;
  const changes = dictionary(constantFrom(...fields, "isAdmin", "role"), wrongValue, { minKeys: 1, maxKeys: 3 });
  const inFields = changes.map((some) => ({
    ...request,
    query: { ...request.query, ...Object.fromEntries(Object.entries(some).filter(([name]) => name in request.query)) },
    body: request.body === undefined ? undefined : change(request.body, some),
  }));
  if (request.method === "GET") return inFields;
  return oneof(
    { weight: 4, arbitrary: inFields },
    { weight: 1, arbitrary: wrongValue.map((body) => ({ ...request, body })) },
  );
}

/** A request of anybody, for any call, with something in it that nobody means. */
export const badRequest: Arbitrary<BadRequest> = tuple(oneof(...calls.map(spoil)), constantFrom(...roles)).map(
  ([request, role]) => ({ ...request, role }),
);
