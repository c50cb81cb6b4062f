import { association } from "@bulmo/content/association";
import { useRouter } from "@tanstack/react-router";
import * as styles from "./print-source.css.ts";

/** Where a page on paper comes from; on a screen the address stands above it (SEE-21). */
export function PrintSource({ path }: { path: string }) {
  const { publicUrl } = useRouter().options.context;
  return (
    <p className={styles.source}>
      출처: {association.name}, {publicUrl}
      {path}
    </p>
  );
}
