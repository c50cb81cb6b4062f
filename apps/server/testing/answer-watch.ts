import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";
import { createAnswerCheck } from "@bulmo/testing/answer-check";
import { createApiDocument } from "../src/rest.ts";

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  deflate: inflateSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

const textOf = (body: Buffer, encoding: string): string => String(decoders[encoding]?.(body) ?? body);

type Headers = Record<string, unknown>;

/** As Node takes them: by their names, or names and values in turn. */
function headersIn(sent: unknown): Headers {
  const pairs = Array.isArray(sent)
    ? sent.flatMap((name, place): [string, unknown][] => (place % 2 === 0 ? [[String(name), sent[place + 1]]] : []))
    : Object.entries(sent ?? {});
  return Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), value]));
}

/** Calls `onWhole` with the body once the answer is on its way whole, and with the headers that were written with it. */
function collect(response: ServerResponse, onWhole: (body: Buffer, written: Headers) => void): void {
  const parts: Buffer[] = [];
  let written: Headers = {};
  const add = (chunk: unknown) => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) parts.push(Buffer.from(chunk as Uint8Array));
  };
  const writeHead = response.writeHead.bind(response) as (...sent: unknown[]) => ServerResponse;
  const write = response.write.bind(response) as (...sent: unknown[]) => boolean;
  const end = response.end.bind(response) as (...sent: unknown[]) => ServerResponse;
  // Of an answer without other headers Node does not remember these.
  response.writeHead = (...sent: unknown[]) => {
    written = headersIn(sent.find((value) => typeof value === "object" && value !== null));
    return writeHead(...sent);
  };
  response.write = (...sent: unknown[]) => {
    add(sent[0]);
    return write(...sent);
  };
  response.end = (...sent: unknown[]) => {
    add(sent[0]);
    onWhole(Buffer.concat(parts), written);
    return end(...sent);
  };
}

// As a reader gets it: what JSON leaves out is not there.
let check: ReturnType<typeof createAnswerCheck> | undefined;
const checkOf = () => (check ??= createAnswerCheck(JSON.parse(JSON.stringify(createApiDocument())) as object));

/**
 * Listens as `listener` does, and holds what calls under /api are answered against the document, whoever asks (API-43).
 * `assert` throws what it has found since it was asked last.
 */
export function watchAnswers(listener: RequestListener) {
  const found: string[] = [];

  type Whole = { path: string; response: ServerResponse; written: Headers; body: Buffer };
  function look({ method = "" }: IncomingMessage, { path, response, written, body }: Whole): void {
    const { statusCode: status } = response;
    const header = (name: string) => {
      const value = written[name] ?? response.getHeader(name);
      return typeof value === "string" ? value : "";
    };
    const text = textOf(body, header("content-encoding"));
    const fault = checkOf()({ method, path, status, contentType: header("content-type"), body: text });
    if (fault) found.push(fault);
  }

  return {
    listener: ((request, response) => {
      // Before Express cuts it to what the router of the moment sees.
      const [path = ""] = (request.url ?? "").split("?", 1);
      if (path.startsWith("/api/"))
        collect(response, (body, written) => look(request, { path, response, written, body }));
      listener(request, response);
    }) satisfies RequestListener,
    assert(): void {
      const faults = new Set(found.splice(0));
      if (faults.size > 0) throw new Error(`The document does not tell (API-43):\n${[...faults].join("\n")}`);
    },
  };
}
