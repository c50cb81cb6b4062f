import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import { shapeOf } from "@bulmo/contracts/page-text-shape";
import { Checkbox } from "@bulmo/ui/checkbox";
import type { Dispatch } from "react";
import type { TextAction } from "./change-text.ts";
import type { Editing } from "./editing.ts";
import { InPlace } from "./in-place.tsx";
import * as styles from "./page-text-editor.css.ts";

type TextSettingsProps = { name: PageTextName; editing: Editing; change: Dispatch<TextAction> };

const referenceHint = "처럼 중괄호로 적은 말은 지금 명단에 있는 대로 바뀌어 보입니다.";

/** What may be named in it, and what of a text is not read in it: whether it is a sample, and what search engines show of its page. */
export const TextSettings = ({ name, editing: { text }, change }: TextSettingsProps) => (
  <div className={styles.settings}>
    {shapeOf(name).references.length > 0 && (
      <p>
        {shapeOf(name)
          .references.map((one) => `{${one}}`)
          .join(", ")}
        {referenceHint}
      </p>
    )}
    {shapeOf(name).hasSampleMark && (
      <Checkbox
        label={name === "association" ? "누리집 전체를 견본으로 표시" : "견본 글로 표시"}
        checked={text.isSample}
        onCheckedChange={(checked) => change({ type: "sample", isSample: checked === true })}
      />
    )}
    {shapeOf(name).hasDescription && (
      <div>
        <p>검색 결과에 보일 설명</p>
        <InPlace
          label="검색 결과에 보일 설명"
          placeholder="이 페이지를 한두 문장으로 소개해 주세요."
          value={text.description}
          onWrite={(value) => change({ type: "field", field: "description", value })}
        />
      </div>
    )}
  </div>
);
