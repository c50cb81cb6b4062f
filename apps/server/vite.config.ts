import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const dist = fileURLToPath(new URL("dist", import.meta.url));

/** What a module finds beside itself (a picture, the script of a thread) it finds beside its source, bundled or not. */
function besideSource(): Plugin {
  return {
    name: "bulmo:beside-source",
    enforce: "pre",
    transform: {
      filter: { id: { include: /\.ts$/u, exclude: /node_modules/u }, code: /import\.meta\.(?:url|dirname|filename)/u },
      handler(code, id) {
        if (/import\.meta\.(?:dirname|filename)/u.test(code))
          this.error("names what lies beside it by import.meta.url");
        const url = `new URL(${JSON.stringify(relative(dist, id))}, import.meta.url).href`;
        return { code: code.replaceAll("import.meta.url", url), map: null };
      },
    },
  };
}

/**
 * The site as it serves: 1,150 modules of ours in one file, which starts with 0.8 s less of the processor and 20 MB less
 * in memory than they do (decision 091). Packages stay outside.
 */
export default defineConfig({
  plugins: [besideSource()],
  build: {
    ssr: "src/main.ts",
    target: "node24",
    // A stack names what was written, line breaks and all; maps would take 28 MB of memory.
    minify: false,
    rolldownOptions: {
      // A clone has them and an image has not: which of the two it is shows when they are asked for.
      external: /^@bulmo\/samples\//u,
      // Names of classes are names of tables, migrations and errors.
      output: { keepNames: true },
    },
  },
});
