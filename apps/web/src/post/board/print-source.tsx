import { useRouter } from "@tanstack/react-router";
import * as styles from "./print-source.css.ts";
import { useIdentity } from "../../page/identity.ts";

/** Where a page on paper comes from; on a screen the address stands above it (SEE-21). */
export function PrintSource({ path }: { path: string }) {
  const { publicUrl } = useRouter().options.context;
  const { name } = useIdentity();
  return (
    <p className={styles.source}>
      출처: {name}, {publicUrl}
      {path}
    </p>
  );
}
