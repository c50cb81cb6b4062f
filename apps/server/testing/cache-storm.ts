import { testServers } from "@bulmo/entities/testing/test-database";
import { appRouter } from "../src/router.ts";
import { openSite } from "./site.ts";

// A process of its own, whose memory is that of a server and nothing else. It needs --expose-gc and a channel.

/** What the server process tells: its memory in bytes, without garbage, and how often the page `/` was made. */
export type StormReport = { origin: string; heap: number; rss: number; pagesMade: number };

const [server] = testServers(undefined);
if (!server || !globalThis.gc || !process.send) throw new Error("no database, no --expose-gc or no channel");
const collect = globalThis.gc;

let pagesMade = 0;
const site = await openSite(server, {
  render: async ({ createContext, request }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname === "/" && search === "") pagesMade += 1;
    await appRouter.createCaller(await createContext()).post.list({ type: "NOTICE" });
    return { status: 200, html: "<!doctype html>", scripts: [], isCanonical: search === "" };
  },
});

function report(): void {
  // What the first run frees, the second one's finalisers let go.
  collect();
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ origin: site.origin, heap: heapUsed + external, rss, pagesMade } satisfies StormReport);
}

process.on("message", report);
process.on("disconnect", () => void site.close().then(() => process.exit(0)));
report();
