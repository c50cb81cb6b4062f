import { Icon } from "@bulmo/ui/icon";
import { WritingIcon } from "@bulmo/ui/writing-icon";
import { type ReactNode, useRef } from "react";
import { ColourMenu } from "./colour-menu.tsx";
import { align, fixedBlocks, type ListKind, type Mark, toggleList, toggleMark } from "./commands.ts";
import { InsertMenu } from "./insert-menu.tsx";
import { ParagraphSelect } from "./paragraph-select.tsx";
import type { Alignment, BlockEditor } from "./schema.ts";
import { ToolButton } from "./tool-button.tsx";
import { useToolbarState } from "./toolbar-state.ts";
import * as styles from "./toolbar.css.ts";
import { useRovingFocus } from "./use-roving-focus.ts";

const marks: readonly [Mark, string][] = [
  ["bold", "굵게"],
  ["italic", "기울임"],
  ["underline", "밑줄"],
  ["strike", "취소선"],
];

const alignments: readonly [Alignment, string][] = [
  ["left", "왼쪽 정렬"],
  ["center", "가운데 정렬"],
  ["right", "오른쪽 정렬"],
  ["justify", "양쪽 정렬"],
];

const lists: readonly [ListKind, string, ReactNode][] = [
  ["bulletListItem", "글머리 기호 목록", <Icon key="list" name="list" />],
  ["numberedListItem", "번호 목록", <WritingIcon key="numbers" name="numbers" />],
];

type ToolbarProps = { writing: BlockEditor; onPicture: () => void; onLink: () => void; onVideo: () => void };

/** All that can be done with a text (BRD-18); stays in sight while one writes. */
export function Toolbar({ writing, onPicture, onLink, onVideo }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const state = useToolbarState(writing);
  const roving = useRovingFocus(bar);
  const isPicture = state.block === "image";
  const pictureLabel = state.isUndescribed ? "이미지 고치기 (대체 텍스트 없음)" : "이미지 고치기";
  const isFixed = fixedBlocks.includes(state.block);
  return (
    <div ref={bar} role="toolbar" aria-label="글 도구" className={styles.bar} {...roving}>
      <div className={styles.tools}>
        <div className={styles.group}>
          <ParagraphSelect writing={writing} state={state} />
          <ToolButton label={isPicture ? pictureLabel : "이미지 넣기"} onClick={onPicture}>
            {isPicture ? <Icon name="edit" /> : <WritingIcon name="picture" />}
          </ToolButton>
          <ToolButton
            label={state.isLinked ? "링크 고치기" : "링크 넣기"}
            isOn={state.isLinked}
            disabled={isPicture || state.block === "video"}
            onClick={onLink}
          >
            <WritingIcon name="link" />
          </ToolButton>
          <InsertMenu writing={writing} block={state.block} onVideo={onVideo} />
        </div>
        <div className={styles.group}>
          {marks.map(([mark, label]) => (
            <ToolButton
              key={mark}
              label={label}
              isOn={state[mark]}
              disabled={isPicture}
              onClick={() => toggleMark(writing, mark)}
            >
              <span className={styles.glyph[mark]} aria-hidden="true">
                가
              </span>
            </ToolButton>
          ))}
        </div>
        <div className={styles.group}>
          <ColourMenu writing={writing} colouring="textColor" label="글자 색" current={state.textColor} />
          <ColourMenu writing={writing} colouring="backgroundColor" label="배경 색" current={state.backgroundColor} />
        </div>
        <div className={styles.group}>
          {lists.map(([kind, label, icon]) => (
            <ToolButton
              key={kind}
              label={label}
              isOn={state.block === kind}
              disabled={isFixed}
              onClick={() => toggleList(writing, kind)}
            >
              {icon}
            </ToolButton>
          ))}
        </div>
        <div className={styles.group}>
          {alignments.map(([alignment, label]) => (
            <ToolButton
              key={alignment}
              label={label}
              isOn={state.alignment === alignment}
              disabled={isFixed && !isPicture}
              onClick={() => align(writing, alignment)}
            >
              <WritingIcon name={`align-${alignment}`} />
            </ToolButton>
          ))}
        </div>
      </div>
    </div>
  );
}
