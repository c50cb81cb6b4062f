import type { Plugin } from "vite";

/** Several queries at once, and lists that grow: tRPC's hooks know them all, and no page of ours has one. */
const leftOut = [
  "@tanstack/query-core/build/modern/infiniteQueryBehavior.js",
  "@tanstack/query-core/build/modern/infiniteQueryObserver.js",
  "@tanstack/query-core/build/modern/queriesObserver.js",
  "@tanstack/react-query/build/modern/useQueries.js",
  "@tanstack/react-query/build/modern/useSuspenseQueries.js",
];

const exported = /^export \{([^}]+)\};?$/mu;

const standIn = (name: string) =>
  `export function ${name}() { throw new Error("${name} is left out of the browser's script (left-out.ts)"); }`;

/**
 * Leaves what nothing calls out of what every page loads with the app: 1.4 KB (docs/decisions/031). Whoever comes to need it
 * takes its name out of here.
 */
export function withoutUnusedQueries(): Plugin {
  const missing = new Set(leftOut);
  return {
    name: "bulmo:left-out",
    applyToEnvironment: (environment) => environment.name === "client",
    apply: "build",
    transform(code, id) {
      const file = leftOut.find((path) => id.endsWith(path));
      const names = file && exported.exec(code)?.[1];
      if (!names) return undefined;
      missing.delete(file);
      const standIns = names.split(",").map((name) => standIn(name.trim()));
      return { code: standIns.join("\n"), map: null };
    },
    buildEnd(error) {
      // One that has moved or looks different now would come back unnoticed.
      if (!error && missing.size > 0) throw new Error(`not left out, as not found: ${[...missing].join(", ")}`);
    },
  };
}
