/** Hands a file to the browser to keep. */
export function saveBlob(fileName: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // The browser has taken the file by the time it comes to this.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The same of a text, a table unless said otherwise. */
export const saveFile = (fileName: string, text: string, type = "text/csv"): void =>
  saveBlob(fileName, new Blob([text], { type: `${type};charset=utf-8` }));
