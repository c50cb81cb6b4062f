import { Prose } from "@bulmo/ui/prose";
import { type Dispatch, memo, useLayoutEffect, useRef } from "react";
import { SortableList } from "../../parts/sorting/sortable-list.tsx";
import { useSortableRow } from "../../parts/sorting/use-sortable-row.ts";
import { BlockBody, type BlockBodyProps } from "./block-body.tsx";
import * as styles from "./block-list.css.ts";
import { AddMenu, BlockTools } from "./block-tools.tsx";
import type { TextAction } from "./change-text.ts";
import type { Editing } from "./editing.ts";
import type { EditedBlock } from "./edited-text.ts";

type Acts = {
  change: Dispatch<TextAction>;
  onPicture: (below: string | null) => void;
  onReading: (key: string, area: HTMLTextAreaElement) => void;
  onDropped: BlockBodyProps["onDropped"];
};

type BlockListProps = Acts & { editing: Editing };

const titleOf = ({ text, caption, alt }: EditedBlock) => text.slice(0, 40) || caption || alt;

/** The blocks of a text in their order, which is changed by mouse, finger or keys. */
export function BlockList({ editing: { text, caret }, ...acts }: BlockListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!caret) return;
    const block = list.current?.querySelector(`[data-block="${caret.key}"]`);
    const area = block?.querySelector("textarea");
    area?.focus();
    area?.setSelectionRange(caret.at, caret.at);
  }, [caret]);
  const { change, onPicture } = acts;
  return (
    <SortableList
      items={text.blocks.map((block) => ({ key: block.key, title: titleOf(block) }))}
      noun="문단"
      list={list}
      onMove={(key, over) => change({ type: "move", key, over })}
      renderDragged={({ title }) => <div className={styles.card}>{title || "빈 문단"}</div>}
    >
      <div className={styles.head}>
        <AddMenu label="맨 위에 더하기" below={null} change={change} onPicture={onPicture} />
      </div>
      <div ref={list} className={styles.list}>
        <Prose serif>
          {text.blocks.map((block, place) => (
            <BlockRow key={block.key} block={block} number={place + 1} {...acts} />
          ))}
        </Prose>
      </div>
    </SortableList>
  );
}

type BlockRowProps = Acts & { block: EditedBlock; number: number };

/** Drawn anew where it changes, and not at each key that is pressed in another. */
const BlockRow = memo(function BlockRow({ block, number, change, onPicture, onReading, onDropped }: BlockRowProps) {
  const { key, type } = block;
  const { row, isDragging, grip } = useSortableRow({ id: key, noun: "문단" });
  const words = useRef<HTMLDivElement>(null);
  return (
    <div
      {...row}
      data-block={key}
      data-type={type}
      className={isDragging ? `${styles.block} ${styles.gone}` : styles.block}
    >
      <div ref={words}>
        <BlockBody block={block} number={number} change={change} onDropped={onDropped} />
      </div>
      <BlockTools
        block={block}
        number={number}
        grip={grip}
        words={words}
        change={change}
        onPicture={onPicture}
        onReading={(area) => onReading(key, area)}
      />
    </div>
  );
});
