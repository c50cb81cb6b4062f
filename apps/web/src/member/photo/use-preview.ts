import { useEffect, useState } from "react";

/** Shows a chosen file before the server has it. */
export function usePreview() {
  const [url, setUrl] = useState("");
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return { url, show: (file: File) => setUrl(URL.createObjectURL(file)) };
}
