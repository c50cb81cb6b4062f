import { useEffect, useState } from "react";
import * as styles from "./picture-dialog.css.ts";

/** A picture before it is sent. What the browser cannot draw, as a telephone's HEIC, is said to be so. */
export function PicturePreview({ source, className }: { source: File | string; className: string }) {
  const url = useUrl(source);
  const [failed, setFailed] = useState("");
  if (url === "") return null;
  if (url === failed) return <p className={styles.remark}>이 브라우저에서는 미리 볼 수 없는 이미지입니다.</p>;
  return <img src={url} alt="" className={className} onError={() => setFailed(url)} />;
}

/** Of a file one of this page's own, for as long as the file is looked at. */
function useUrl(source: File | string): string {
  const [made, setMade] = useState("");
  useEffect(() => {
    if (typeof source === "string") return undefined;
    const url = URL.createObjectURL(source);
    setMade(url);
    return () => URL.revokeObjectURL(url);
  }, [source]);
  return typeof source === "string" ? source : made;
}
