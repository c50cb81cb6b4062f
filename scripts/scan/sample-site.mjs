import { temporaryDirectory, spawnServer } from "../../tests/harness/server-process.ts";

/** The built site with its sample data, in a directory that is gone afterwards. Limits would end a scan at its tenth try. */
export async function openSampleSite() {
  const directory = await temporaryDirectory();
  // All of them: of the tests' one work no collection would tell much.
  const settings = { DATA_DIR: directory.path, LOG_LEVEL: "warn", RATE_LIMITS: "off", SAMPLE_WORKS: "60" };
  const server = await spawnServer(settings);
  await server.ready();
  return {
    origin: server.origin,
    output: server.output,
    async close() {
      await server.stop();
      await directory.remove();
    },
  };
}
