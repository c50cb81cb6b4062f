import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const folder = fileURLToPath(new URL("../src/", import.meta.url));
const prefix = "virtual:inline-script/";
const resolved = `\0${prefix}`;

/** What a page holds as it is: one script that imports nothing. */
async function scriptOf(name: string): Promise<{ code: string; files: readonly string[] }> {
  const built = await build({
    configFile: false,
    root: folder,
    publicDir: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      lib: { entry: `${folder}${name}.ts`, formats: ["iife"], name: "script" },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [first] = [built].flat();
  const chunk = first && "output" in first ? first.output.find(({ type }) => type === "chunk") : undefined;
  if (chunk?.type !== "chunk") throw new Error(`nothing was built of ${name}`);
  const code = chunk.code.trim();
  if (/<(?:\/?script|!--)/iu.test(code)) throw new Error(`${name} holds what would end, or begin, a script in a page`);
  return { code, files: chunk.moduleIds };
}

/**
 * `virtual:inline-script/render/inline/page-start` is the text of `src/render/inline/page-start.ts`, with whatever that
 * imports, as pages hold it: written, typed and judged as all of our code is, and small.
 */
export function inlineScripts(): Plugin {
  return {
    name: "bulmo:inline-scripts",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(resolved)) return undefined;
      const { code, files } = await scriptOf(id.slice(resolved.length));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}
