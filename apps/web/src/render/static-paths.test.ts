import { createRootRoute, createRoute } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { staticPaths } from "./static-paths.ts";

const component = () => null;

test("NAV-29 a page is listed by being there; what leads elsewhere or depends on data is not", () => {
  const root = createRootRoute({ component });
  const route = (path: string, options: { component?: () => null } = { component }, parent = root) =>
    createRoute({ getParentRoute: () => parent, path, ...options });
  const frame = route("/sign-in");
  const tree = root.addChildren([
    route("/"),
    route("/community/", {}),
    route("/community/notice/"),
    route("/gallery/exhibition/$exhibition/"),
    route("$"),
    frame.addChildren([
      createRoute({ getParentRoute: () => frame, path: "/", component }),
      createRoute({ getParentRoute: () => frame, path: "$", component }),
    ]),
  ]);
  expect(staticPaths(tree)).toEqual(["/", "/community/notice", "/sign-in"]);
});
