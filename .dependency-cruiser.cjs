const basePackage = "^packages/(contracts|content|entities|ui)/";
const error = "error";

/** The one door to packages/samples. */
const sampleDoor = "^apps/server/src/domains/sample/sample-data[.]ts$";
const notTypeOnly = { dependencyTypesNot: ["type-only"] };

/** The files of apps/web/src in some of its folders. */
const inRooms = (...names) => `^apps/web/src/(?:${names.join("|")})/`;

/** The one door to all routes, what answers while the app sleeps, what crawlers are told of them, what the build writes, and what belongs to every page. */
const webRoot =
  "^apps/web/src/(?:router[.]tsx|reader[.]ts|structured-data[.]ts|routeTree[.]gen[.]ts|fonts[.]css|vite-env[.]d[.]ts)$";

const below = ["session", "parts", "page"];

/** Each room of apps/web with those that it may know, and where the code belongs that another one needs. */
const webNeeds = [
  {
    rooms: ["page"],
    mayKnow: [],
    comment: "page is what every address needs (head, search, scroll, fragments) and knows no other room: pass it in.",
  },
  {
    rooms: ["parts"],
    mayKnow: ["page"],
    comment:
      "parts know no noun and not who is signed in: take it as a property or from a context that session fills, or move the part to the noun that it is about.",
  },
  {
    rooms: ["session"],
    mayKnow: ["parts", "page"],
    comment:
      "session knows who is signed in and how calls are made, and no noun: what is said of posts or members belongs there.",
  },
  {
    rooms: ["post", "association", "member", "shell"],
    mayKnow: below,
    comment:
      "post, association, member and shell know none of one another: compose them in a route, or move what both need to parts (no noun), page or session.",
  },
  {
    rooms: ["gallery", "admin"],
    mayKnow: ["post", ...below],
    comment:
      "gallery and admin are about posts and know post, which does not know them, and no other noun: move what both need to post, or compose them in a route.",
  },
  {
    rooms: ["render"],
    mayKnow: below,
    comment: "render starts the app through router.tsx and knows no noun: what a page shows is composed in routes.",
  },
];

const webRooms = [...webNeeds.flatMap(({ rooms }) => rooms), "routes"];

const webRules = [
  ...webNeeds.flatMap(({ rooms, mayKnow, comment }) =>
    rooms.map((room) => ({
      name: `web-${room}-knows`,
      severity: error,
      comment,
      from: { path: inRooms(room) },
      to: { path: inRooms(...webRooms), pathNot: inRooms(room, ...mayKnow) },
    })),
  ),
  {
    name: "web-router-is-for-render",
    severity: error,
    comment:
      "router.tsx knows every route and only the entries in render know it: what a room needs of it (a type, a context) belongs to routes or session.",
    from: { path: inRooms(...webRooms), pathNot: inRooms("render") },
    to: { path: webRoot },
  },
  {
    name: "web-render-is-on-top",
    severity: error,
    comment: "render holds the entries and what only they need: move what a room needs to page or session.",
    from: { path: "^apps/web/src/", pathNot: inRooms("render") },
    to: { path: inRooms("render") },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "packages-know-no-sibling",
      severity: error,
      comment:
        "contracts, entities, content and ui import none of the others, in their tests neither. What two of them need is composed where both are known: in apps/server or apps/web; what the tests of one need and others too is its own folder testing/.",
      from: { path: basePackage },
      to: { path: "^packages/", pathNot: "^packages/$1/" },
    },
    {
      name: "packages-know-no-app",
      severity: error,
      comment:
        "A package is used by the apps and never uses one. Move the shared part down into the package, or pass it in.",
      from: { path: "^packages/" },
      to: { path: "^(?:apps|tests|scripts)/" },
    },
    {
      name: "samples-know-data",
      severity: error,
      comment:
        "packages/samples fills a database with texts and drawings: it knows entities. What it needs of the site (a queue, a store, a log) it is given, by apps/server/src/domains/upload/sample-works.ts or start.ts.",
      from: { path: "^packages/samples/" },
      to: { path: "^packages/", pathNot: "^packages/(?:samples|entities)/" },
    },
    {
      name: "testing-knows-no-samples-and-no-screen",
      severity: error,
      comment:
        "packages/testing is for the tests of every room: what draws on the samples or on packages/ui stands beside their tests.",
      from: { path: "^packages/testing/" },
      to: { path: "^packages/(?:samples|ui)/" },
    },
    {
      name: "samples-are-loaded-when-wanted",
      severity: error,
      comment:
        "The image holds no samples: apps/server/src/domains/sample/sample-data.ts alone asks for them, and tells where there are none. What a live site needs too belongs to packages/entities.",
      from: {
        path: "^(?:apps|packages)/[^/]+/src/",
        pathNot: ["[.]test[.]tsx?$|^packages/(?:samples|testing)/", sampleDoor],
      },
      to: { path: "^packages/samples/" },
    },
    {
      name: "samples-are-loaded-by-import",
      severity: error,
      comment:
        "An import at the top of the file would keep an image, which holds no samples, from starting: use `import()`, within `whereInstalled`.",
      from: { path: sampleDoor },
      to: { path: "^packages/samples/", dynamic: false },
    },
    {
      name: "ui-knows-no-router-and-no-data",
      severity: error,
      comment:
        "packages/ui draws and knows neither addresses nor calls: take a link or a callback as a property and connect it in the room of apps/web that uses it.",
      from: { path: "^packages/ui/" },
      to: { path: "node_modules/(?:@tanstack|@trpc)/" },
    },
    {
      name: "components-name-roles",
      severity: error,
      comment:
        "A component says what a colour is for and not which pigment it is: take `vars.color.<role>` of @bulmo/ui/theme, and where none fits add a role to packages/ui/src/theme/roles.ts (docs/decisions/028).",
      from: {
        path: "^(?:apps|packages|tests)/",
        // The theme, what writes drawings, and the page that shows the pigments.
        pathNot:
          "^packages/ui/src/(?:theme/|drawing/paint[.]ts$|drawn/write-drawing[.]tsx$)|^apps/web/src/association/logo/",
      },
      to: { path: "^packages/ui/src/theme/(?:palette|roles)[.]ts$" },
    },
    {
      name: "drawings-name-pigments",
      severity: error,
      comment:
        "Pigments and paints are for drawings, which have palettes of their own by day and by night. Everything else takes `vars.color.<role>` of the theme; a new folder of drawings is added to this rule.",
      from: {
        path: "^(?:apps|packages|tests)/",
        pathNot: "^packages/ui/src/(?:theme|drawing|drawn|banner-ornament|dancheong-band|logo-mark|[^/]+-painting)/",
      },
      to: { path: "^packages/ui/src/drawing/paint[.]ts$" },
    },
    {
      name: "web-knows-only-types-of-server",
      severity: error,
      comment:
        "apps/web may `import type` AppRouter and Render. A value both sides need belongs in packages/contracts (rules, limits, messages) or packages/content (facts, texts).",
      from: { path: "^apps/web/" },
      to: { path: "^apps/server/", ...notTypeOnly },
    },
    {
      name: "web-knows-no-database",
      severity: error,
      comment: "apps/web reaches data through tRPC alone. The shape of an answer belongs in packages/contracts.",
      from: { path: "^apps/web/" },
      to: { path: "^packages/entities/" },
    },
    {
      name: "server-knows-no-screen",
      severity: error,
      comment:
        "apps/server loads the built render entry by its path (web-app.ts) and imports nothing of apps/web or packages/ui. Texts belong in packages/content, rules in packages/contracts.",
      from: { path: "^apps/server/" },
      to: { path: "^(?:apps/web|packages/ui)/" },
    },
    {
      name: "platform-knows-no-domain",
      severity: error,
      comment:
        "platform/ would serve another site as well: of this one it knows errors.ts alone. Pass in what it needs (a callback, a table, a type of its own), or move the rule to domains/<noun> or to the composition (services.ts, app.ts, rest.ts).",
      from: { path: "^apps/server/src/platform/", pathNot: "[.]test[.]ts$" },
      to: { path: "^apps/server/src/", pathNot: "^apps/server/src/(?:platform/|errors[.]ts$)" },
    },
    {
      name: "domains-know-no-composition",
      severity: error,
      comment:
        "A domain knows other domains' services, platform/, and of the root what a call is: errors.ts, session.ts with its store, trpc.ts, env.ts not. What joins domains (a table of all calls, what starts) belongs to the root; what a person runs to commands/.",
      from: { path: "^apps/server/src/domains/", pathNot: "[.]test[.]ts$" },
      to: {
        path: "^apps/server/src/",
        pathNot: "^apps/server/src/(?:domains/|platform/|(?:errors|session|session-store|trpc)[.]ts$)",
      },
    },
    {
      name: "commands-are-on-top",
      severity: error,
      comment:
        "commands/ holds what a person runs, and knows the rest: move what the site needs too to domains/<noun> or platform/<thing>. (start.ts opens the door at which a running site is asked for a backup; jobs.ts has one taken every night.)",
      from: { path: "^apps/server/src/", pathNot: "^apps/server/src/(?:commands/|(?:start|jobs)[.]ts$)|[.]test[.]ts$" },
      to: { path: "^apps/server/src/commands/" },
    },
    {
      name: "domains-call-services",
      severity: error,
      comment:
        "A domain may call another domain's service, never its router: move the rule from the router into <noun>.service.ts and call that.",
      from: { path: "^apps/server/src/domains/([^/]+)/" },
      to: {
        path: "^apps/server/src/domains/[^/]+/.+[.]router[.]ts$",
        pathNot: "^apps/server/src/domains/$1/",
      },
    },
    {
      name: "mails-leave-one-way",
      severity: error,
      comment:
        "Nothing but domains/notification/mail-job.ts hands mails to the transport: it knows which address has proved itself (docs/decisions/026). In a call use `ctx.notifier.send`, elsewhere compose with `mailTo`, and say what is written in domains/notification/mail-templates.ts.",
      from: {
        path: "^apps/server/",
        // What opens the transport, what hands it on, and the command that delivers by itself what `mailTo` has composed.
        pathNot:
          "^apps/server/(?:src/(?:commands/admin|commands/admin/commands|jobs|domains/notification/(?:notifier|mail-job)|platform/mail/(?:delivery|mail)|.+[.]test)|testing/.+)[.]ts$",
      },
      to: { path: "^apps/server/src/platform/mail/(?:delivery|mail)[.]ts$" },
    },
    {
      name: "one-file-knows-nodemailer",
      severity: error,
      comment: "platform/mail/delivery.ts alone speaks to mail servers: add there what a letter needs to leave.",
      from: { path: "^(?:apps|packages)/", pathNot: "^apps/server/src/platform/mail/delivery[.]ts$|[.]test[.]ts$" },
      to: { path: "node_modules/(?:@types/)?nodemailer/" },
    },
    {
      name: "web-has-these-rooms",
      severity: error,
      comment:
        "A file of apps/web belongs to a noun (post, gallery, admin, member, association), to what every page has (shell, session, page, parts), to the start (render) or to an address (routes).",
      from: { path: "^apps/web/" },
      to: { path: "^apps/web/src/", pathNot: [inRooms(...webRooms), webRoot] },
    },
    ...webRules,
    {
      name: "tests-are-on-top",
      severity: error,
      comment: "What runs for visitors imports no test. Move what both need out of the test file.",
      from: { path: "^(?:apps|packages)/", pathNot: "[.]test[.]tsx?$" },
      to: { path: "[.]test[.]tsx?$|^tests/" },
    },
    {
      name: "production-imports-no-test-code",
      severity: error,
      comment:
        "What runs for visitors imports nothing that was written for tests (a fake server, a throwaway database), and the image does not hold it: only *.test.* and other test code may. Move what both need into a file of its own.",
      from: { path: "^(?:apps|packages)/[^/]+/src/", pathNot: "[.]test[.]tsx?$|/testing/" },
      to: { path: ["^tests/", "^packages/testing/", "^(?:apps|packages)/.*/testing/"] },
    },
    {
      name: "no-cycles",
      severity: error,
      comment:
        "Two modules that need each other are one module, or hide a third: move what both need into a file of its own. Types do not point back either.",
      from: {},
      to: { circular: true },
    },
    {
      name: "declared-packages",
      severity: error,
      comment:
        "An installed package is used by chance unless the nearest package.json names it: `npm install -w <workspace> <package>@<exact version>`. (The test runner belongs to the root.)",
      from: {},
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"], pathNot: "^node_modules/vitest/" },
    },
    {
      name: "resolvable",
      severity: error,
      comment: "The file or package is not there: check the spelling, the extension and package.json.",
      from: {},
      // The build resolves what it only needs the address of.
      to: { couldNotResolve: true, pathNot: "^virtual:|[?]url$" },
    },
  ],
  options: {
    // The TypeScript of this repository has no parser for JavaScript callers.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(?:apps|packages)/[^/]+/(?:dist|[.]turbo)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".json", ".d.ts"],
    },
  },
};
