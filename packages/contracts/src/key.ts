import { z } from "zod";
import { keyDays, keyScopes, type KeyScope, longestKeyName } from "./key-scope.ts";
import { pageSize } from "./page-size.ts";
import { pageLimit, pageNumber, pageOf } from "./page.ts";
import { line } from "./text.ts";
import { within } from "./text-rule.ts";

// Keys by which programs act as a member (docs/decisions/041).

export const keyMessages = {
  nameMissing: "API 키의 이름을 입력해 주세요.",
  nameTooLong: `API 키의 이름은 최대 ${longestKeyName}자 이하여야 합니다.`,
  scopesMissing: "API 키로 할 수 있는 일을 읽기와 쓰기 가운데 하나 이상 선택해 주세요.",
  daysWrong: `API 키의 기한은 1일부터 ${keyDays.most}일까지 정할 수 있습니다.`,
};

const keyScope = z.enum(keyScopes);

export const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** What the key begins with; the rest is known to nobody but the program that holds it. */
  prefix: z.string(),
  scopes: z.array(keyScope),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** To the hour; null until it is used. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

export const apiKeys = z.array(apiKey);

/** Beyond reading and writing, `admin` says only what of it is meant; alone it would allow nothing. */
const reaches = (scopes: readonly KeyScope[]) => scopes.includes("read") || scopes.includes("write");

/** Days, as a number or as plain text (API-50); a document calls it what it stands for. */
const days = z
  .union([z.int(keyMessages.daysWrong), z.string().regex(/^[1-9]\d*$/u, keyMessages.daysWrong)], keyMessages.daysWrong)
  .transform(Number)
  .pipe(z.int(keyMessages.daysWrong).min(1, keyMessages.daysWrong).max(keyDays.most, keyMessages.daysWrong))
  .meta({
    override: ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
      delete jsonSchema.anyOf;
      Object.assign(jsonSchema, { type: "integer", minimum: 1, maximum: keyDays.most });
    },
  });

export const keyCreateInput = z.object({
  name: line(keyMessages.nameMissing)
    .refine((value) => value !== "", { error: keyMessages.nameMissing, params: { reason: "TOO_SHORT" } })
    .refine(...within(longestKeyName, keyMessages.nameTooLong))
    .meta({ minLength: 1, maxLength: longestKeyName }),
  scopes: z
    .array(keyScope, keyMessages.scopesMissing)
    .max(keyScopes.length)
    .refine(reaches, keyMessages.scopesMissing)
    .transform((given) => keyScopes.filter((scope) => given.includes(scope))),
  /** For how long it is good, a year where nothing is said. */
  days: days.nullish().transform((given) => given ?? keyDays.fallback),
  /** That of the member's own second factor, where they keep one. */
  code: z
    .string()
    .max(100)
    .nullish()
    .transform((given) => given ?? undefined),
});
export type KeyCreate = z.output<typeof keyCreateInput>;

/** `key` is told this once: what is kept of it is a hash. */
export const createdKey = apiKey.extend({ key: z.string() });
export type CreatedKey = z.infer<typeof createdKey>;

export const keyRemoveInput = z.object({ id: z.guid("폐기할 API 키를 선택해 주세요.") });
export const keyRemoveOutput = z.object({ success: z.literal(true) });

export const keyListAllInput = z.object({ page: pageNumber(), limit: pageLimit(pageSize.admin) });
export type KeyListAllInput = z.output<typeof keyListAllInput>;

/** A key with whose it is, for administrators; the address leads to the account. */
export const ownedKey = apiKey.extend({ member: z.object({ id: z.uuid(), nickname: z.string(), email: z.string() }) });
export type OwnedKey = z.infer<typeof ownedKey>;
export const keyListAllOutput = pageOf(ownedKey);
