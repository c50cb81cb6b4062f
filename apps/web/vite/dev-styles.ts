import type { EnvironmentModuleNode, Plugin, ViteDevServer } from "vite";

const address = "/@dev-styles.css";
const isStyle = (url: string) => /\.css($|\?)/.test(url);

/**
 * In development styles arrive by script, after the first paint. This gathers those of every module
 * rendered so far into one stylesheet that the page links, so that a reload does not flash unstyled.
 */
export function devStyles(): Plugin {
  return {
    name: "bulmo:dev-styles",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split("?")[0] !== address) return next();
        gather(server).then((css) => {
          response.setHeader("Content-Type", "text/css; charset=utf-8");
          response.setHeader("Cache-Control", "no-store");
          response.end(css);
        }, next);
      });
    },
  };
}

async function gather(server: ViteDevServer): Promise<string> {
  const { ssr, client } = server.environments;
  if (!ssr || !client) return "";
  const urls = new Set<string>();
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (node: EnvironmentModuleNode) => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const imported of node.importedModules) visit(imported);
    // After what it imports, as a browser would apply them.
    if (isStyle(node.url)) urls.add(node.url);
  };
  for (const node of ssr.moduleGraph.idToModuleMap.values()) {
    if (node.importers.size === 0) visit(node);
  }
  const sheets: string[] = [];
  for (const url of urls) {
    const direct = `${url}${url.includes("?") ? "&" : "?"}direct`;
    sheets.push((await client.transformRequest(direct))?.code ?? "");
  }
  return sheets.join("\n");
}
