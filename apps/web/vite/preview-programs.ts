import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const folder = fileURLToPath(new URL("../src/post/attachment/preview/", import.meta.url));
const prefix = "virtual:preview/";
const devPath = "/@preview/";

/** The library finds its own file beside itself, which this build has no use for: the worker is handed it. */
const withoutOwnFile: Plugin = {
  name: "bulmo:without-own-file",
  enforce: "pre",
  transform: (code, id) =>
    id.includes("@rhwp/core/")
      ? { code: code.replace("new URL('rhwp_bg.wasm', import.meta.url)", "undefined"), map: null }
      : undefined,
};

/** One script that imports nothing: a frame without network can load no second one. */
async function programOf(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: folder,
    publicDir: false,
    logLevel: "error",
    plugins: [withoutOwnFile],
    build: {
      write: false,
      lib: { entry: folder + entry, formats: ["iife"], name: "program" },
      rolldownOptions: { output: { codeSplitting: false }, onLog: () => {} },
    },
  });
  const [first] = [built].flat();
  const chunk = first && "output" in first ? first.output.find(({ type }) => type === "chunk") : undefined;
  if (chunk?.type !== "chunk") throw new Error(`nothing was built of ${entry}`);
  return chunk.code;
}

/** The document of the frame, whose policy names its one script and its one style by their hashes (web-app.ts). */
async function frameDocument(): Promise<string> {
  const [script, style] = await Promise.all([programOf("frame.ts"), readFile(`${folder}frame.css`, "utf8")]);
  return (
    `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>미리보기</title><style>${style}</style></head>` +
    `<body><main tabindex="0" aria-label="문서"></main><script>${script.replaceAll("</script", "<\\/script")}</script></body></html>`
  );
}

const programs: Record<string, { file: string; write: () => Promise<string> }> = {
  frame: { file: "preview-frame.html", write: frameDocument },
  pdf: { file: "preview-pdf.js", write: () => programOf("pdf-worker.ts") },
  hwp: { file: "preview-hwp.js", write: () => programOf("hwp-worker.ts") },
};

/** `virtual:preview/pdf` is the address of a program that draws files, built by itself (docs/decisions/071). */
export function previewPrograms(): Plugin {
  let isServing = false;
  return {
    name: "bulmo:preview-programs",
    configResolved({ command }) {
      isServing = command === "serve";
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      const name = id.startsWith(`\0${prefix}`) ? id.slice(prefix.length + 1) : "";
      const program = programs[name];
      if (!program) return undefined;
      // The server renders no preview.
      if (this.environment.name !== "client") return 'export default "";';
      if (isServing) return `export default ${JSON.stringify(devPath + program.file)};`;
      const reference = this.emitFile({ type: "asset", name: program.file, source: await program.write() });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const program = Object.values(programs).find(({ file }) => request.url === devPath + file);
        if (!program) return next();
        program.write().then((body) => {
          response.setHeader("Content-Type", program.file.endsWith(".html") ? "text/html" : "text/javascript");
          response.end(body);
        }, next);
      });
    },
  };
}
