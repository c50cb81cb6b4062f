import { useEffect, useState } from "react";
import * as styles from "./picture-dialog.css.ts";

/** A picture before it is sent. What the browser cannot draw, as a telephone's HEIC, is said to be so. */
export function PicturePreview({ source, className }: { source: File | string; className: string }) {
  const [url, setUrl] = useState(typeof source === "string" ? source : "");
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    setFailed(false);
    if (typeof source === "string") return setUrl(source);
    const made = URL.createObjectURL(source);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [source]);
  if (hasFailed) return <p className={styles.remark}>이 브라우저에서는 미리 볼 수 없는 이미지입니다.</p>;
  return url && <img src={url} alt="" className={className} onError={() => setFailed(true)} />;
}
