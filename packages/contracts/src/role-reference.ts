import { nameLabel } from "./identity.ts";
import { hiddenName } from "./person-rule.ts";

/** An office in braces, as {회장}: whoever holds it now. A reading over Hanja has a bar, and is none. */
const word = /\{([^{}|]+)\}/gu;

type Holder = { role: string; name: string };

/** What is read where a line names it in braces, by what stands between them. */
export type References = ReadonlyMap<string, string>;

/** Whether a line names in braces what changes elsewhere. */
export const hasRoleReference = (line: string): boolean => line.search(word) >= 0;

/** Whether nothing that a line names in braces can be told; not where it names nothing. */
export const isUnresolved = (line: string, references: References): boolean => {
  const named = Array.from(line.matchAll(word), ([, name = ""]) => references.get(name.trim()) ?? "");
  return named.length > 0 && named.every((told) => told === "");
};

/** What a line names in braces of which nothing can be told. */
export const unresolvedIn = (line: string, references: References): string[] =>
  Array.from(line.matchAll(word), ([, name = ""]) => name.trim()).filter((name) => !references.get(name));

/** The line with what it names in braces; what is unknown leaves nothing behind. */
export const withReferences = (line: string, references: References): string =>
  line
    .replace(word, (_, name: string) => references.get(name.trim()) ?? "")
    .replaceAll(/ {2,}/gu, " ")
    .trim();

function gathered<One>(all: readonly One[], entryOf: (one: One) => readonly [name: string, told: string]): References {
  const found = new Map<string, string>();
  for (const [name, told] of all.map(entryOf))
    if (told !== "") found.set(name, [found.get(name), told].filter(Boolean).join(", "));
  return found;
}

/** Who holds which office now; who is not public is named by nothing, and not by the word that stands for them in lists. */
const holders = (officers: readonly Holder[]): References =>
  gathered(officers, ({ role, name }) => [role, name === hiddenName ? "" : name]);

/** {사무국장} and {사무국장 전화}: who holds an office, and by which number they are called. */
export const officerReferences = (officers: readonly (Holder & { phone: string })[]): References =>
  new Map([...holders(officers), ...gathered(officers, ({ role, phone }) => [`${role} 전화`, phone])]);

/** The same, and what the association is called. */
export const referencesOf = (officers: Parameters<typeof officerReferences>[0], association: string): References =>
  new Map([...officerReferences(officers), [nameLabel, association]]);
