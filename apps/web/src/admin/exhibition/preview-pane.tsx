import type { Exhibition } from "@bulmo/contracts/exhibition";
import { type ReactNode, useEffect, useRef } from "react";
import * as form from "../../parts/form/form.css.ts";
import * as styles from "./exhibition.css.ts";

/** What is being written as visitors will see it; whoever asks for it is led there. */
export function Preview({ exhibition, children }: { exhibition: Exhibition; children: ReactNode }) {
  const { banner, state, groups } = exhibition;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.preview} aria-label="미리 보기">
      <p className={form.hint}>
        {state === "DRAFT" ? "관리자에게는" : "방문자에게는"} 이렇게 보입니다. 아직 저장하지 않았습니다.
      </p>
      <h3 ref={title} tabIndex={-1} className={styles.previewTitle}>
        {banner}
      </h3>
      {children}
      {state !== "ANNOUNCED" && groups.length > 0 && (
        <p className={form.hint}>문하별 작품: {groups.map(({ name }) => name).join(", ")}</p>
      )}
      {state === "ANNOUNCED" && (
        <p className={form.hint}>전시를 준비하고 있습니다. 작품은 전시가 열리면 이곳에 걸립니다.</p>
      )}
    </section>
  );
}
