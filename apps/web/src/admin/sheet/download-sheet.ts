import { saveBlob } from "../../parts/download/save-file.ts";

export type SheetKind = "csv" | "xlsx";

/** A list that the server writes: its address without an ending, what it asks for, and a name where the answer has none. */
export type SheetSource = { path: string; query: Record<string, string | undefined>; name: string };

/** The name that the answer gives the file (RFC 6266). */
function fileNameIn(headers: Headers, otherwise: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/u.exec(headers.get("content-disposition") ?? "")?.[1];
  return encoded ? decodeURIComponent(encoded) : otherwise;
}

/** Hands the list to the browser as a file. Throws what the server refuses it with. */
export async function downloadSheet({ path, query, name }: SheetSource, kind: SheetKind, token: string | null) {
  const asked = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const response = await fetch(`/api${path}.${kind}?${new URLSearchParams(asked)}`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw Object.assign(new Error("The list was refused."), (await response.json()) as object);
  saveBlob(fileNameIn(response.headers, `${name}.${kind}`), await response.blob());
}
