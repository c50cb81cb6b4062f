import type { Plugin } from "vite";

/** Several queries at once, and lists that grow: tRPC's hooks know them all, and no page of ours has one. */
const leftOut =
  /@tanstack\/(?:query-core\/build\/modern\/(?:infiniteQuery(?:Behavior|Observer)|queriesObserver)|react-query\/build\/modern\/use(?:Suspense)?Queries)\.js$/u;

/** All of them: one that has moved to another place would come back unnoticed. */
const leftOutFiles = 5;

const exported = /^export \{([^}]+)\};?$/mu;

const standIn = (name: string) =>
  `export function ${name}() { throw new Error("${name} is left out of the browser's script (left-out.ts)"); }`;

/** Leaves what nothing calls out of what every page loads: 1.4 KB of 130. Whoever comes to need it takes its name out of here. */
export function withoutUnusedQueries(): Plugin {
  const found = new Set<string>();
  return {
    name: "bulmo:left-out",
    applyToEnvironment: (environment) => environment.name === "client",
    apply: "build",
    transform(code, id) {
      if (!leftOut.test(id)) return undefined;
      const names =
        exported
          .exec(code)?.[1]
          ?.split(",")
          .map((name) => name.trim()) ?? [];
      found.add(id);
      if (names.length === 0) throw new Error(`${id} has no exports that could be left out`);
      return { code: names.map(standIn).join("\n"), map: null };
    },
    buildEnd(error) {
      if (!error && found.size !== leftOutFiles)
        throw new Error(`${found.size} of ${leftOutFiles} files were left out`);
    },
  };
}
