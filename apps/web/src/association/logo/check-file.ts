/** Whether the file is there to be had. What is wrong is logged (ASC-02). */
export async function isThere(href: string): Promise<boolean> {
  try {
    const { ok, status } = await fetch(href, { method: "HEAD" });
    if (!ok) window.reportError(new Error(`${href} was answered with ${status}`));
    return ok;
  } catch (error) {
    // The browser's own error does not say which file it was.
    window.reportError(new Error(`${href} could not be asked for`, { cause: error }));
    return false;
  }
}
