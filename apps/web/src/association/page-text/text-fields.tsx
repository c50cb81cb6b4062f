import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import { shapeOf } from "@bulmo/contracts/page-text-shape";
import type { Dispatch } from "react";
import * as longform from "../longform/longform.css.ts";
import { Spread } from "../longform/spread.tsx";
import type { WritingLook } from "../longform/writing-view.tsx";
import { BlockList } from "./block-list.tsx";
import type { Field, TextAction } from "./change-text.ts";
import type { Editing } from "./editing.ts";
import { InPlace } from "./in-place.tsx";
import * as styles from "./page-text-editor.css.ts";
import { TextSettings } from "./text-settings.tsx";

export type BlockActs = Omit<Parameters<typeof BlockList>[0], "editing" | "change">;

type TextFieldsProps = WritingLook & {
  name: PageTextName;
  editing: Editing;
  change: Dispatch<TextAction>;
  blocks: BlockActs;
};

/** The page while its text is written: every part in its place and its type. */
export function TextFields({ name, editing, change, blocks, isInscription = false, painting }: TextFieldsProps) {
  const { text } = editing;
  const written = (field: Field, isLines = false) => ({
    value: text[field],
    isLines,
    onWrite: (value: string) => change({ type: "field", field, value }),
  });
  return (
    <>
      {shapeOf(name).hasLead && (
        <div className={longform.spread}>
          <div className={longform.opening}>
            <InPlace label="머리글" placeholder="글 위에 놓일 머리글" {...written("lead")} />
          </div>
        </div>
      )}
      <Spread
        painting={painting}
        side={
          <div className={styles.side}>
            <div className={longform.hanja} lang="ko-Hani">
              <InPlace label="한자 제목" placeholder="한자 제목 (없어도 됩니다)" {...written("titleHanja")} />
            </div>
            <h2 className={longform.title}>
              <InPlace
                label="제목"
                placeholder={shapeOf(name).hasTitle ? "제목을 적어 주세요." : "글의 제목 (없어도 됩니다)"}
                {...written("title")}
              />
            </h2>
            <TextSettings name={name} editing={editing} change={change} />
          </div>
        }
      >
        <div className={isInscription ? longform.stone : undefined}>
          <BlockList editing={editing} change={change} {...blocks} />
          <div className={longform.signature}>
            <InPlace
              label="서명"
              placeholder="서명 (한 줄씩, {회장}은 지금 회장의 이름이 됩니다)"
              {...written("signature", true)}
            />
          </div>
        </div>
      </Spread>
    </>
  );
}
