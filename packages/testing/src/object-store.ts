import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";

/** Milliseconds that a test can wait for. */
export const quickLimits = { connecting: 2_000, answering: 2_000, putting: 3_000, standingStill: 60_000 };

export type TestStore = Awaited<ReturnType<typeof openObjectStore>>;

const bucket = "bulmo-pictures";

async function listen(answer: RequestListener, port: number): Promise<Server> {
  const server = createServer(answer).listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}

/** An object storage of a test's own, which can be taken away and made to misbehave. */
export async function openObjectStore() {
  const directory = await mkdtemp(join(tmpdir(), "bulmo-objects-"));
  // The names that its keys open are in the server's source.
  const s3rver = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket, configs: [] }] });
  await s3rver.configureBuckets();
  const asked: Pick<IncomingMessage, "method" | "url" | "headers">[] = [];
  const honest = s3rver.callback() as RequestListener;
  let behave = honest;
  const answer: RequestListener = (request, response) => {
    const { method, url, headers } = request;
    asked.push({ method, url, headers });
    behave(request, response);
  };
  let server = await listen(answer, 0);
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  };
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
    hasPathStyle: true,
  };
  return {
    settings,
    /** The same, as whoever starts a site writes it. */
    env: {
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: bucket,
      S3_REGION: settings.region,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    /** Every request that has come, in their order. */
    asked,
    /** What it answers as it should. */
    answer: honest,
    /** From now on it answers so; without an argument as it should. */
    misbehave: (manner: RequestListener = honest) => void (behave = manner),
    stop,
    async goOn() {
      server = await listen(answer, port);
    },
    async close() {
      if (server.listening) await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
