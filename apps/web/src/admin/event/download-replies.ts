import { saveBlob } from "../../parts/download/save-file.ts";

export type SheetKind = "csv" | "xlsx";

type Named = { id: number; year: number };

/** The name that the answer gives the file (RFC 6266). */
function fileNameIn(headers: Headers, kind: SheetKind): string {
  const encoded = /filename\*=UTF-8''([^;]+)/u.exec(headers.get("content-disposition") ?? "")?.[1];
  return encoded ? decodeURIComponent(encoded) : `참석 명단.${kind}`;
}

/** Hands the list of an event to the browser as a file. Throws what the server refuses it with. */
export async function downloadReplies({ id, year }: Named, kind: SheetKind, token: string | null): Promise<void> {
  const response = await fetch(`/api/event/replies.${kind}?id=${id}&year=${year}`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw Object.assign(new Error("The list was refused."), (await response.json()) as object);
  saveBlob(fileNameIn(response.headers, kind), await response.blob());
}
