const rules = require("./.dependency-cruiser.cjs");

/** Domains, platform and rooms by themselves: what joins them all, and what tests them, would make a circle of any two. */
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "domains-need-one-way",
      severity: "error",
      scope: "folder",
      comment:
        "Two domains that need each other are one, or hide a third: move what both need to the one that the other may know.",
      from: { path: "^apps/server/src/domains/[^/]+$" },
      to: { path: "^apps/server/src/domains/[^/]+$", circular: true },
    },
    {
      name: "platform-needs-one-way",
      severity: "error",
      scope: "folder",
      comment:
        "Two folders of platform/ that need each other are one, or hide a third: move what both need to the one that the other may know.",
      from: { path: "^apps/server/src/platform/[^/]+$" },
      to: { path: "^apps/server/src/platform/[^/]+$", circular: true },
    },
    {
      name: "web-folders-need-one-way",
      severity: "error",
      scope: "folder",
      comment:
        "Two folders of a room that need each other are one, or hide a third: move what both need to the one that the other may know.",
      from: { path: "^apps/web/src/(?!routes/)[^/]+/[^/]+$" },
      to: { path: "^apps/web/src/(?!routes/)[^/]+/[^/]+$", circular: true },
    },
  ],
  options: {
    ...rules.options,
    includeOnly: "^apps/(?:server/src/(?:domains|platform)|web/src)/",
    exclude: "[.]test[.]tsx?$|^apps/web/src/(?:routes/|router)",
  },
};
