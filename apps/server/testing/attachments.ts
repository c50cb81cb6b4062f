import { get, type IncomingMessage, request as ask } from "node:http";
import type { Attachment } from "@bulmo/contracts/attachment";
import { attachmentUploadPath, uploadResultHeader } from "@bulmo/contracts/attachment-rule";

type Site = { origin: string };

const tus = { "tus-resumable": "1.0.0" };
const signedIn = (token: string | null): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});

/** Of a refusal, what it says. */
type Refusal = { message: string; reason: string };
export type UploadStep = {
  status: number;
  headers: Headers;
  body: Partial<Refusal>;
  attachment: Attachment | undefined;
};

async function stepOf(answer: Response): Promise<UploadStep> {
  const text = await answer.text();
  const result = answer.headers.get(uploadResultHeader);
  return {
    status: answer.status,
    headers: answer.headers,
    body: text === "" ? {} : (JSON.parse(text) as Refusal),
    attachment: result === null ? undefined : (JSON.parse(decodeURIComponent(result)) as Attachment),
  };
}

/** Says that a file will come. */
export const beginUpload = async (site: Site, token: string | null, name: string, bytes: number): Promise<UploadStep> =>
  stepOf(
    await fetch(`${site.origin}/api${attachmentUploadPath}`, {
      method: "POST",
      headers: {
        ...tus,
        ...signedIn(token),
        "upload-length": String(bytes),
        "upload-metadata": `filename ${Buffer.from(name).toString("base64")}`,
      },
    }),
  );

const offsetHeaders = (token: string | null, offset: number) => ({
  ...tus,
  ...signedIn(token),
  "upload-offset": String(offset),
  "content-type": "application/offset+octet-stream",
});

/** Sends a part of it. */
export const sendPart = async (
  site: Site,
  token: string | null,
  { path, offset, bytes }: { path: string; offset: number; bytes: Buffer },
): Promise<UploadStep> =>
  stepOf(
    await fetch(site.origin + path, {
      method: "PATCH",
      headers: offsetHeaders(token, offset),
      body: new Uint8Array(bytes),
    }),
  );

/** Sends so many bytes of a part that says it is all, and loses the line. */
export function breakWithin(
  site: Site,
  token: string,
  { path, offset, bytes, sent }: { path: string; offset: number; bytes: Buffer; sent: number },
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const headers = { ...offsetHeaders(token, offset), "content-length": String(bytes.length) };
  const request = ask(site.origin + path, { method: "PATCH", headers });
  request.on("error", () => undefined).once("close", resolve);
  request.write(bytes.subarray(0, sent), () => setTimeout(() => request.destroy(), 20));
  return promise;
}

/** Where it stands, or what came of it. */
export const askUpload = async (site: Site, token: string | null, path: string): Promise<UploadStep> =>
  stepOf(await fetch(site.origin + path, { method: "HEAD", headers: { ...tus, ...signedIn(token) } }));

export const giveUpUpload = async (site: Site, token: string | null, path: string): Promise<UploadStep> =>
  stepOf(await fetch(site.origin + path, { method: "DELETE", headers: { ...tus, ...signedIn(token) } }));

/** Sends a file in one part; what refuses it is the step that it stops at. */
export async function sendAttachment(
  site: Site,
  token: string | null,
  name: string,
  bytes: Buffer,
): Promise<UploadStep> {
  const begun = await beginUpload(site, token, name, bytes.length);
  if (begun.status !== 201) return begun;
  return sendPart(site, token, { path: begun.headers.get("location") ?? "", offset: 0, bytes });
}

/** The same of one that is taken. */
export async function addAttachment(site: Site, token: string, name: string, bytes: Buffer): Promise<Attachment> {
  const { attachment, status, body } = await sendAttachment(site, token, name, bytes);
  if (!attachment) throw new Error(`${name}: ${status} ${body.reason}`);
  return attachment;
}

/** As a program asks: fetch would not send some of these headers as they are. */
export async function askFile(
  url: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: IncomingMessage["headers"]; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(url, { headers }, resolve).on("error", reject);
  const answer = await promise;
  const body = Buffer.concat(await answer.toArray()).toString("latin1");
  return { status: answer.statusCode ?? 0, headers: answer.headers, body };
}
