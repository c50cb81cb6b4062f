import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { BlobStoreError, contentTypeOf } from "./blob-store.ts";

/** Where the objects are; read from the variables S3_*. */
export type ObjectStore = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is the address's first folder and not the first word of its host. */
  hasPathStyle: boolean;
};

/** Milliseconds. A file may be 100 MB; of everything else the store need only know. */
export const defaultLimits = { connecting: 3_000, answering: 10_000, putting: 60_000, standingStill: 60_000 };

/** Answers and failures of S3 as one kind of error; how it came to it stays with it for the log. */
function asBlobStoreError(error: unknown): BlobStoreError {
  const { name, code } = error as NodeJS.ErrnoException;
  const what = error instanceof S3ServiceException ? `refuses: ${name}` : `does not answer: ${code ?? name}`;
  return new BlobStoreError(`the object storage ${what}`, { cause: error });
}

/** The limit is that of an answer's beginning: how long its bytes take is their reader's affair. */
async function within<Value>(milliseconds: number, ask: (abortSignal: AbortSignal) => Promise<Value>): Promise<Value> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), milliseconds);
  try {
    return await ask(late.signal);
  } catch (error) {
    throw asBlobStoreError(error);
  } finally {
    clearTimeout(timer);
  }
}

const refusalOf = ({ cause }: BlobStoreError) => (cause instanceof S3ServiceException ? cause : undefined);

/** A store that is busy, or a kept connection that the other side has just given up. */
const isPassing = (error: BlobStoreError) =>
  (refusalOf(error)?.$metadata.httpStatusCode ?? 0) >= 500 ||
  ["ECONNRESET", "EPIPE"].includes((error.cause as NodeJS.ErrnoException).code ?? "");

/** A bucket that is not there is a fault, and not an object that is not there. */
export function nullIfMissing(error: unknown): null {
  const refusal = error instanceof BlobStoreError ? refusalOf(error) : undefined;
  if (refusal?.$metadata.httpStatusCode !== 404 || refusal.name === "NoSuchBucket") throw error;
  return null;
}

/** What the store compares with the bytes that it got: none of them may be lost on the way. */
async function md5Of(path: string): Promise<string> {
  const sum = createHash("md5");
  await pipeline(createReadStream(path), sum);
  return sum.digest("base64");
}

/** What breaks off in the middle is the storage's fault too, and not the database's. */
export async function* bytesOf(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* body as AsyncIterable<Buffer>;
  } catch (error) {
    throw asBlobStoreError(error);
  }
}

/** What the client would say on standard error is said by whoever hears of the fault. */
const nothing = () => undefined;
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing };

export type Limits = typeof defaultLimits;

/**
 * Connections. A picture on its way keeps one for as long as its reader is slow; whether there is a picture can be asked
 * all the same.
 */
const mostAsking = 25;
const mostCarrying = 250;

type Opening = { store: ObjectStore; limits: Limits; maxSockets: number };

const open = ({ store: { endpoint, region, hasPathStyle, ...keys }, limits, maxSockets }: Opening) =>
  new S3Client({
    endpoint,
    region,
    forcePathStyle: hasPathStyle,
    credentials: { accessKeyId: keys.accessKeyId, secretAccessKey: keys.secretAccessKey },
    // The newer sums, which it would send unasked, are not known to every store.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    logger: silent,
    requestHandler: {
      connectionTimeout: limits.connecting,
      socketTimeout: limits.standingStill,
      httpAgent: { maxSockets },
      httpsAgent: { maxSockets },
    },
  });

/** Both ends belong to it. */
export type Range = { start: number; end: number };

/** The five questions that a store is asked. Each throws BlobStoreError, also where there is no such object. */
export function createObjectClient(store: ObjectStore, limits: Limits) {
  const asking = open({ store, limits, maxSockets: mostAsking });
  const carrying = open({ store, limits, maxSockets: mostCarrying });
  const { answering, putting } = limits;
  const bucket = { Bucket: store.bucket };

  async function send(key: string, path: string, of: { ContentLength: number; ContentMD5: string }): Promise<void> {
    const Body = createReadStream(path);
    try {
      const command = new PutObjectCommand({ ...bucket, ...of, Key: key, ContentType: contentTypeOf(key), Body });
      await within(putting, (abortSignal) => carrying.send(command, { abortSignal }));
    } finally {
      Body.destroy();
    }
  }

  return {
    head: (key: string) =>
      within(answering, (abortSignal) => asking.send(new HeadObjectCommand({ ...bucket, Key: key }), { abortSignal })),
    async get(key: string, range?: Range): Promise<Readable> {
      const asked = range && { Range: `bytes=${range.start}-${range.end}` };
      const command = new GetObjectCommand({ ...bucket, Key: key, ...asked });
      const { Body } = await within(answering, (abortSignal) => carrying.send(command, { abortSignal }));
      return Body as Readable;
    },
    async put(key: string, path: string): Promise<void> {
      const of = { ContentLength: (await stat(path)).size, ContentMD5: await md5Of(path) };
      await send(key, path, of).catch((error: BlobStoreError) => {
        // The client itself repeats everything but streams.
        if (!isPassing(error)) throw error;
        return send(key, path, of);
      });
    },
    async remove(key: string): Promise<void> {
      const command = new DeleteObjectCommand({ ...bucket, Key: key });
      await within(answering, (abortSignal) => asking.send(command, { abortSignal }));
    },
    /** As many keys as the store likes to name at once, and how to ask for the next ones. */
    async page(prefix: string, after: string | undefined): Promise<{ keys: string[]; next: string | undefined }> {
      const command = new ListObjectsV2Command({ ...bucket, Prefix: prefix, ContinuationToken: after });
      const { Contents = [], NextContinuationToken: next } = await within(answering, (abortSignal) =>
        asking.send(command, { abortSignal }),
      );
      return { keys: Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key])), next };
    },
  };
}
