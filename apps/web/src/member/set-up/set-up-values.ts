import { type SetUpDraft, setUpInput } from "@bulmo/contracts/set-up";
import { confirmPassword } from "@bulmo/contracts/account-rules";
import { passwordMismatch } from "@bulmo/contracts/needed";
import type { FirstIssue } from "@bulmo/contracts/first-issue";
import type { FormValues } from "../../parts/form/form.tsx";

const officerFields = ["role", "name", "phone"] as const;

/** The offices that a form begins with; a row in which nobody is named is none. */
export const firstRoles = ["회장", "부회장", "사무국장"] as const;

export const officerField = (row: number, field: (typeof officerFields)[number]) => `officers.${row}.${field}`;

/** The rows of the form in which somebody is named. */
const namedRows = (values: FormValues, rows: number): number[] =>
  Array.from({ length: rows }, (_, row) => row).filter(
    (row) => (values[officerField(row, "name")] ?? "").trim() !== "",
  );

/** Fields of the association have its word before them; those of the administrator are called as a sign-up calls them. */
export function setUpOf(values: FormValues, { code, rows }: { code: string; rows: number }): SetUpDraft {
  const at = (name: string) => values[name] ?? "";
  return {
    code,
    association: {
      name: at("association.name"),
      nameHanja: at("association.nameHanja"),
      zonecode: at("association.zonecode"),
      address: at("association.address"),
      phone: at("association.phone"),
      email: at("association.email"),
      mark: "seal",
      logo: at("association.logo"),
      accent: at("association.accent") as SetUpDraft["association"]["accent"],
    },
    officers: {
      term: at("officers.term"),
      list: namedRows(values, rows).map((row) => ({
        role: at(officerField(row, "role")),
        name: at(officerField(row, "name")),
        phone: at(officerField(row, "phone")),
      })),
    },
    administrator: {
      username: at("username"),
      password: at("password"),
      name: at("name"),
      nickname: at("nickname"),
      email: at("email"),
    },
  };
}

/** The field of the form that a rule's path is about. */
export function fieldOf(path: string, values: FormValues, rows: number): string {
  const [part, ...rest] = path.split(".");
  if (part === "administrator") return rest.join(".");
  if (part !== "officers" || rest[0] !== "list") return path;
  const [, place, field = "name"] = rest;
  return `officers.${namedRows(values, rows)[Number(place ?? 0)] ?? 0}.${field}`;
}

const partsInOrder = ["association", "officers", "administrator"];

/** The first failing rule in the order of the form; null when all hold. */
export function setUpIssue(values: FormValues, given: { code: string; rows: number }): FirstIssue | null {
  const { error } = setUpInput.safeParse(setUpOf(values, given));
  const placeOf = ({ path: [part] }: { path: PropertyKey[] }) => partsInOrder.indexOf(String(part));
  const [first] = error?.issues.toSorted((one, other) => placeOf(one) - placeOf(other)) ?? [];
  if (first) return { field: fieldOf(first.path.join("."), values, given.rows), message: first.message };
  const repeated = confirmPassword().safeParse(values["confirmPassword"]);
  if (!repeated.success)
    return { field: "confirmPassword", message: repeated.error.issues[0]?.message ?? passwordMismatch };
  return values["confirmPassword"] === values["password"]
    ? null
    : { field: "confirmPassword", message: passwordMismatch };
}

const key = "bulmo-set-up";

/** What was typed before, in this browser; passwords are kept nowhere. */
export function readTyped(): FormValues {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? "{}") as FormValues;
  } catch {
    return {};
  }
}

export function storeTyped({ password: _secret, confirmPassword: _same, ...values }: FormValues): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Storage is full or forbidden: what was typed lasts as long as the page.
  }
}

export function forgetTyped(): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** So many rows of officers were there. */
export const rowsOf = (values: FormValues): number =>
  Math.max(
    firstRoles.length,
    ...Object.keys(values).map((name) => Number(/^officers\.(\d+)\.name$/u.exec(name)?.[1] ?? 0) + 1),
  );
