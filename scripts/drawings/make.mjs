/*
 * Writes the drawn ornaments as files of their own. Run it (npm run drawings) when a drawing has changed or one is
 * added: a test compares the files with what their sources draw.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { createServer } from "vite";

const root = fileURLToPath(new URL("../../packages/ui/", import.meta.url));

const vite = await createServer({
  root,
  configFile: false,
  appType: "custom",
  plugins: [vanillaExtractPlugin()],
  server: { middlewareMode: true, ws: false },
});
try {
  const { drawings } = await vite.ssrLoadModule("/src/drawn/drawings.tsx");
  const { writeDrawing } = await vite.ssrLoadModule("/src/drawn/write-drawing.tsx");
  for (const path of Object.keys(drawings)) writeFileSync(`${root}src/${path}`, writeDrawing(path));
} finally {
  await vite.close();
}
