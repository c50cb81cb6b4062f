import type { UploadOutput } from "@bulmo/contracts/upload";

export type UploadAnswer = {
  status: number;
  body: Partial<UploadOutput> & { message?: string; reason?: string };
  headers: Headers;
};

/** Sends a file as a browser would. */
export async function sendFile(
  origin: string,
  token: string | null,
  bytes: Buffer,
  { name = "그림.jpg", type = "image/jpeg", field = "file" } = {},
): Promise<UploadAnswer> {
  const form = new FormData();
  form.append("note", "a field that nobody reads");
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  const response = await fetch(`${origin}/api/upload`, {
    method: "POST",
    body: form,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return { status: response.status, body: (await response.json()) as UploadAnswer["body"], headers: response.headers };
}
