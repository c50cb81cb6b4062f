import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { clientManifest } from "./vite/client-manifest.ts";
import { compressed } from "./vite/compressed.ts";
import { devStyles } from "./vite/dev-styles.ts";
import { inlineScripts } from "./vite/inline-scripts.ts";
import { withoutUnusedQueries } from "./vite/left-out.ts";
import { previewPrograms } from "./vite/preview-programs.ts";
import { reactChunk } from "./src/render/react-chunk.ts";

/** The route tree is generated from the folder, in our own style. */
const routeFiles = {
  target: "react",
  autoCodeSplitting: true,
  addExtensions: true,
  quoteStyle: "double",
  semicolons: true,
  routeTreeFileHeader: [],
  disableLogging: true,
} as const;

/**
 * The entry with whatever it imports but React, and what most pages for readers are made of: one file and one sheet. A
 * page waits for each of its sheets, and sixty small files cost a browser more than they hold.
 */
const everyPage = new RegExp(
  [
    "src/render/entry-client\\.tsx$",
    "ui/src/(?:banner|banner-ornament|breadcrumb|drawn|field|pagination|ruby|seal|select|state|table|tabs|text-input)/",
    "src/shell/(?:layout/|navigation/(?!admin-))",
    "src/(?:parts/(?:link/choice-|list/)|post/search/)",
    "src/session/guard/guard\\.",
    "src/post/board/(?:board-|list-)|src/parts/text/date\\.|src/routes/community/-board",
    "src/parts/form/form\\.",
  ].join("|"),
  "u",
);

/**
 * React by itself: the browser reads and runs it before the app's own, with a pause in between (`inline/start-app.ts`), and
 * keeps it when only we have changed.
 */
const reactFiles = /node_modules\/(?:react|react-dom|scheduler)\/|src\/render\/react-first\.ts$/u;

/** What every page runs, whether the app comes or not: nothing of it may bring the app along. */
const readerFiles = new RegExp(
  [
    "src/reader\\.ts$|src/render/(?:entry-reader|rare-characters|stray-click)\\.ts$",
    "src/page/(?:asleep|failure-line|load-ahead|page-visit|plain-press|search-shortcut|wait-words|when-shown)\\.ts$",
    "src/parts/(?:copy/copy-text|link/current-tab)\\.ts$",
    "src/post/(?:board/(?:asleep-share|asleep-view|list-return|share)|picture/(?:asleep-text|text-followers))\\.ts$",
    "src/shell/(?:asleep/(?:document-wait|own-(?:escape|menu|press))|search/search-focus|theme/theme)\\.ts$",
    "ui/src/(?:slides/(?:play|next)-slides?|scroll-strip/(?:play-strip|thumb))\\.ts$",
  ].join("|"),
  "u",
);

/** How a picture is chosen and sent: for the same reasons one file. */
const pictureUpload = /src\/parts\/upload\/(?:picture-chooser|send-picture|use-picture-upload)\./u;

/** What pages of long texts share: for the same reasons one file and one sheet. */
const longTexts = /ui\/src\/prose\/|src\/association\/longform\//u;

/**
 * Every page knows the names of all two hundred files. Seven characters of thirty-six tell one version of a file from
 * another, and more would be no shorter when they are compressed. The server names what both of them show by the same rule.
 */
const hashed = "assets/[name]-[hash:7]";
const hashCharacters = "base36";
const chunkFileNames = `${hashed}.js`;
/** Fonts lie by themselves: three thousand files that are sent as they are, of which a server need not know each. */
const assetFileNames = ({ names }: { names: string[] }) =>
  names.some((name) => name.endsWith(".woff2")) ? "fonts/[name]-[hash:7][extname]" : `${hashed}[extname]`;

const groups = [
  { name: "reader", test: readerFiles, priority: 2 },
  // Lists of works have it without the app, which would come with whatever the two share.
  {
    name: "document-transition",
    test: /src\/(?:gallery\/exhibition\/named-picture|page\/document-transition)\./u,
    priority: 2,
  },
  { name: reactChunk, test: reactFiles, priority: 1 },
  { name: "app", test: everyPage },
  { name: "longform", test: longTexts },
  { name: "board-list", test: /src\/post\/board\/(?:write-button|row-remark)\./u },
  { name: "picture-upload", test: pictureUpload },
];

const ownPlugins = () => [
  clientManifest(),
  compressed(),
  devStyles(),
  inlineScripts(),
  withoutUnusedQueries(),
  previewPrograms(),
];

export default defineConfig(({ command }) => ({
  plugins: [tanstackRouter(routeFiles), react(), vanillaExtractPlugin(), ...ownPlugins()],
  appType: "custom",
  resolve: {
    alias: {
      // For those before React 18, which has it itself.
      "use-sync-external-store/shim/index.js": "react",
      "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector",
      "react-remove-scroll": fileURLToPath(new URL("src/parts/remove-scroll/remove-scroll.tsx", import.meta.url)),
    },
  },
  // Found while a page runs, they would make the dev server reload it.
  optimizeDeps: {
    include: [
      "@vanilla-extract/recipes/createRuntimeFn",
      "radix-ui/checkbox",
      "radix-ui/dialog",
      "radix-ui/dropdown-menu",
      "radix-ui/slot",
    ],
  },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        // The policy lets fonts come from files only.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ["src/render/entry-client.tsx", "src/render/entry-reader.ts", "src/fonts.css"],
          output: { codeSplitting: { groups }, hashCharacters, chunkFileNames, assetFileNames },
        },
      },
    },
    ssr: {
      // One file loads in a fraction of the time that two hundred modules take.
      resolve: command === "build" ? { noExternal: true } : {},
      define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
      build: {
        outDir: "dist/server",
        rolldownOptions: { input: "src/render/entry-server.tsx", output: { hashCharacters, assetFileNames } },
      },
    },
  },
}));
