import type { AnyRoute } from "@tanstack/react-router";

const join = (parent: string, path: string) => `${parent}/${path}`.replace(/\/{2,}/gu, "/");

function pathsBelow(route: AnyRoute, parent: string): string[] {
  const { path: own = "" } = route.options as { path?: string };
  const path = join(parent, own);
  const children = Object.values((route.children ?? {}) as Record<string, AnyRoute>);
  if (children.length > 0) return children.flatMap((child) => pathsBelow(child, path));
  // A route that only leads elsewhere shows nothing; one with a `$` in it is as many pages as there are data.
  const isPage = route.options.component !== undefined && !path.includes("$");
  return isPage ? [path.replace(/(?<=.)\/$/u, "")] : [];
}

/** The addresses of all pages of a route tree that are pages by themselves, whatever the database holds. */
export const staticPaths = (tree: AnyRoute): string[] => pathsBelow(tree, "");
