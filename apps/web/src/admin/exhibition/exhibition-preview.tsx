import type { Exhibition } from "@bulmo/contracts/exhibition";
import { Button } from "@bulmo/ui/button";
import type { ReactNode } from "react";
import * as form from "../../parts/form/form.css.ts";
import { StepTitle } from "../../parts/form/form-step.tsx";
import * as styles from "./exhibition.css.ts";
import type { Preview } from "./use-preview.ts";

type ExhibitionPreviewProps = { preview: Preview; page: (exhibition: Exhibition) => ReactNode };

const wordsOf = ({ state }: Exhibition) =>
  state === "DRAFT"
    ? "준비 중인 전시는 관리자만 봅니다. 예고하거나 열면 방문자에게 이렇게 보입니다."
    : "저장하면 방문자에게 이렇게 보입니다.";

/** The page as it will be, below the form that it follows. */
export function ExhibitionPreview({ preview: { shown, close }, page }: ExhibitionPreviewProps) {
  if (!shown) return null;
  const { exhibition, isPast, turn } = shown;
  return (
    <section className={styles.preview} aria-label="미리 보기">
      <StepTitle key={turn}>미리 보기</StepTitle>
      <p className={form.hint}>{wordsOf(exhibition)} 아직 저장하지 않았습니다.</p>
      <p role="status" className={styles.error}>
        {isPast && "위에 비어 있거나 맞지 않는 항목이 있어, 그 전의 모습을 보입니다."}
      </p>
      <div className={styles.page}>{page(exhibition)}</div>
      <div>
        <Button onClick={close}>미리 보기 닫기</Button>
      </div>
    </section>
  );
}
