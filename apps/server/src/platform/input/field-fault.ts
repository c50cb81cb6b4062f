import type { ErrorCode } from "@bulmo/contracts/error";
import type { z } from "zod";

/** Why a field is refused, for programs: what a schema finds, or a rule beyond it. */
export const schemaReasons = [
  "FIELD_REQUIRED",
  "FIELD_UNKNOWN",
  "TYPE_WRONG",
  "TOO_SHORT",
  "TOO_LONG",
  "TOO_SMALL",
  "TOO_LARGE",
  "FORMAT_WRONG",
  "VALUE_UNKNOWN",
  "RULE_BROKEN",
  "CURSOR_UNUSABLE",
] as const;

type SchemaReason = (typeof schemaReasons)[number];
type FieldReason = SchemaReason | ErrorCode;

export type FieldFault = { field: string; reason: FieldReason; message: string };

type Issue = z.core.$ZodIssue;

/** What counts letters or items, and what a number's size. */
const isCounted = (origin: string) => ["string", "array", "set", "file", "map"].includes(origin);

/** Whether `input` holds anything at this path. */
function isGiven(input: unknown, path: readonly PropertyKey[]): boolean {
  const value = path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], input);
  return value !== undefined;
}

function reasonOf(issue: Issue, input: unknown): SchemaReason {
  switch (issue.code) {
    // zod says of an absent field that it is of the wrong type, or none of the values that it may be.
    case "invalid_type":
      return isGiven(input, issue.path) ? "TYPE_WRONG" : "FIELD_REQUIRED";
    case "invalid_value":
    case "invalid_union":
      return isGiven(input, issue.path) ? "VALUE_UNKNOWN" : "FIELD_REQUIRED";
    case "too_small":
      return isCounted(issue.origin) ? "TOO_SHORT" : "TOO_SMALL";
    case "too_big":
      return isCounted(issue.origin) ? "TOO_LONG" : "TOO_LARGE";
    case "invalid_format":
      return "FORMAT_WRONG";
    case "unrecognized_keys":
      return "FIELD_UNKNOWN";
    case "not_multiple_of":
    case "invalid_key":
    case "invalid_element":
      return "RULE_BROKEN";
    case "custom":
    default:
      // Lengths are counted as people count, by rules of ours.
      return schemaReasons.find((reason) => reason === issue.params?.["reason"]) ?? "RULE_BROKEN";
  }
}

/** Fields as callers write them, with a dot between: `list.0.year`. Each unknown field of `input` is a fault of its own. */
export function faultsOf(issue: Issue, input: unknown): FieldFault[] {
  const reason = reasonOf(issue, input);
  const { message } = issue;
  const paths = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  return paths.map((path) => ({ field: path.join("."), reason, message }));
}
