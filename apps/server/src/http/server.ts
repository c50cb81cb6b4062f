import { createServer, type RequestListener, type Server } from "node:http";

/** A server whose limits fit what pages and calls of ours really send. */
export const createHttpServer = (listener: RequestListener): Server =>
  createServer(
    {
      // A client that sends its headers slower than this holds a connection for nothing (hazard 14).
      headersTimeout: 10_000,
      // Node looks for such clients every 30 s unless told otherwise.
      connectionsCheckingInterval: 1_000,
      // A search of 10 KB is nine bytes a syllable in an address; it reaches our own answer, not Node's bare 431.
      maxHeaderSize: 64 * 1024,
    },
    listener,
  );
