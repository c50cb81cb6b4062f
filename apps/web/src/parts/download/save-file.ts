/** Hands a text, a table unless said otherwise, to the browser as a file to keep. */
export function saveFile(fileName: string, text: string, type = "text/csv"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = fileName;
  link.click();
  // The browser has taken the file by the time it comes to this.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
