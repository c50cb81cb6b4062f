import { isExhibition } from "@bulmo/contracts/board";
import type { PostType } from "@bulmo/contracts/post";
import { Field } from "@bulmo/ui/field";
import { Select } from "@bulmo/ui/select";
import { TextInput } from "@bulmo/ui/text-input";
import { useId } from "react";
import type { ErrorOf } from "../../parts/form/use-form-error.ts";
import { useAllBoards } from "../content-board/use-all-boards.ts";
import { boardFamilies, boardIn, type ContentBoard } from "../content-board/content-board.ts";
import { typeOf } from "../content-board/content-search.ts";
import type { ContentFields } from "./content-fields.ts";
import * as styles from "./content-inputs.css.ts";

type ContentInputsProps = {
  initial: ContentFields;
  /** The board chosen now. */
  type: PostType;
  errorOf: ErrorOf;
  onType: (type: PostType) => void;
  onChange: () => void;
};

/** All of a post but its text (ADM-19, ADM-21). */
export function ContentInputs({ initial, type, errorOf, onType, onChange }: ContentInputsProps) {
  const all = useAllBoards();
  const { groups } = boardIn(all, type);
  const families = boardFamilies(all);
  return (
    <>
      <Field label="제목" required error={errorOf("title")}>
        <TextInput name="title" defaultValue={initial.title} autoComplete="off" onInput={onChange} />
      </Field>
      <Field label="게시판" required>
        <Select
          name="type"
          className={styles.board}
          value={type}
          onChange={({ target }) => onType(typeOf({ type: target.value }))}
        >
          {families.map(({ title, boards }) => (
            <optgroup key={title} label={title}>
              {boards.map((board) => (
                <option key={board.type} value={board.type}>
                  {board.title}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      {groups.length > 0 && (
        // The same number is another group in another exhibition.
        <GroupChips
          key={type}
          groups={groups}
          initial={type === initial.type ? initial.subType : ""}
          onChange={onChange}
        />
      )}
      <div className={styles.work} hidden={!isExhibition(type)}>
        <Field label="작가" hint="비워 두시면 글쓴이의 이름이 표시됩니다." error={errorOf("author")}>
          <TextInput name="author" defaultValue={initial.author} autoComplete="off" onInput={onChange} />
        </Field>
        <Field
          label="설명/캡션"
          hint="전시 목록에서 작품 아래에 보입니다. (예: 비단에 채색, 120×180cm)"
          error={errorOf("caption")}
        >
          <TextInput name="caption" defaultValue={initial.caption} autoComplete="off" onInput={onChange} />
        </Field>
      </div>
    </>
  );
}

type GroupChipsProps = { groups: ContentBoard["groups"]; initial: string; onChange: () => void };

/** The disciple group that a work belongs to, or none (ADM-19). */
function GroupChips({ groups, initial, onChange }: GroupChipsProps) {
  const label = useId();
  const choices = [
    { value: "", word: "선택 안 함" },
    ...groups.map(({ number, name }) => ({ value: String(number), word: name })),
  ];
  return (
    <div className={styles.group} role="radiogroup" aria-labelledby={label}>
      <span id={label} className={styles.label}>
        문하
      </span>
      <div className={styles.chips}>
        {choices.map(({ value, word }) => (
          <label key={value} className={styles.chip}>
            <input
              type="radio"
              name="subType"
              value={value}
              defaultChecked={value === initial}
              className={styles.choice}
              onChange={onChange}
            />
            <span className={styles.word}>{word}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
