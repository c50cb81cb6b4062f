import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { clientManifest } from "./vite/client-manifest.ts";
import { compressed } from "./vite/compressed.ts";
import { devStyles } from "./vite/dev-styles.ts";

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

/** Routes that must use a module for it to be loaded on every page. */
const sharedBy = 12;

export default defineConfig(({ command }) => ({
  plugins: [tanstackRouter(routeFiles), react(), vanillaExtractPlugin(), clientManifest(), compressed(), devStyles()],
  appType: "custom",
  resolve: {
    alias: {
      "react-remove-scroll": fileURLToPath(new URL("src/lib/remove-scroll/remove-scroll.tsx", import.meta.url)),
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
          input: "src/entry-client.tsx",
          // What many routes share comes in one file: sixty small ones cost a browser more than they hold.
          output: { codeSplitting: { groups: [{ name: "shared", minShareCount: sharedBy }] } },
        },
      },
    },
    ssr: {
      // One file loads in a fraction of the time that two hundred modules take.
      resolve: command === "build" ? { noExternal: true } : {},
      define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
      build: {
        outDir: "dist/server",
        rolldownOptions: { input: "src/entry-server.tsx" },
      },
    },
  },
}));
