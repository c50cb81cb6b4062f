import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import { shapeOf } from "@bulmo/contracts/page-text-shape";
import type { Dispatch, ReactNode } from "react";
import { BlockList } from "./block-list.tsx";
import type { TextAction } from "./change-text.ts";
import type { Editing } from "./editing.ts";
import { InPlace } from "./in-place.tsx";
import { RowField } from "./row-field.tsx";
import { RowList } from "./row-list.tsx";
import * as styles from "./row-list.css.ts";
import type { BlockActs } from "./text-fields.tsx";
import { TextSettings } from "./text-settings.tsx";
import { type CommonPart, isCommonPart, type TextSlots, wordsAt } from "./text-slots.tsx";

const commonLabels: Readonly<Record<CommonPart, string>> = {
  title: "제목",
  titleHanja: "한자 제목",
  lead: "머리글",
};

type EditingSlots = {
  name: PageTextName;
  editing: Editing;
  change: Dispatch<TextAction>;
  blocks: BlockActs;
};

/** For whoever edits: each part of the page is a field that looks as it will be read. */
export function editingSlots({ name, editing, change, blocks }: EditingSlots): TextSlots {
  const { text } = editing;
  const labelOf = (part: string) =>
    isCommonPart(part) ? commonLabels[part] : (shapeOf(name).fields[part]?.label ?? part);
  const written = (part: string, value: string): TextAction =>
    isCommonPart(part) ? { type: "field", field: part, value } : { type: "named", name: part, value };
  const field = (part: string): ReactNode => {
    const write = (value: string) => change(written(part, value));
    const shape = isCommonPart(part) ? undefined : shapeOf(name).fields[part];
    if (shape?.kind === "choice" || shape?.kind === "picture")
      return (
        <RowField
          key={part}
          field={shape}
          label={shape.label}
          blank="처음 그대로"
          value={wordsAt(text, part)}
          onWrite={write}
        />
      );
    return (
      <InPlace
        key={part}
        label={labelOf(part)}
        placeholder={labelOf(part)}
        value={wordsAt(text, part)}
        onWrite={write}
      />
    );
  };
  const labelled = (part: string): ReactNode => (
    <span key={part}>
      <span className={styles.label} aria-hidden="true">
        {labelOf(part)}
      </span>
      {field(part)}
    </span>
  );
  return {
    isSample: text.isSample,
    has: () => true,
    words: (part) => wordsAt(text, part),
    part: (parts, _read, beside) =>
      parts.length === 1 ? (
        parts.map(field)
      ) : (
        <>
          <span className={styles.together}>{parts.map(labelled)}</span>
          {beside?.(
            parts.map((part) => wordsAt(text, part)),
            (values) => parts.forEach((part, place) => change(written(part, values[place] ?? ""))),
          )}
        </>
      ),
    rows: (list) => <RowList name={name} list={list} editing={editing} change={change} />,
    blocks: <BlockList editing={editing} change={change} {...blocks} />,
    tools: <TextSettings name={name} editing={editing} change={change} />,
  };
}
