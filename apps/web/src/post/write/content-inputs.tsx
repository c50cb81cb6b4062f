import { isExhibition } from "@bulmo/contracts/board";
import type { PostType } from "@bulmo/contracts/post";
import { Field } from "@bulmo/ui/field";
import { Select } from "@bulmo/ui/select";
import { TextInput } from "@bulmo/ui/text-input";
import type { ErrorOf } from "../../parts/form/use-form-error.ts";
import { useAllBoards } from "../content-board/use-all-boards.ts";
import { boardFamilies, boardIn } from "../content-board/content-board.ts";
import { typeOf } from "../content-board/content-search.ts";
import { ChoiceChips } from "./choice-chips.tsx";
import type { ContentFields } from "./content-fields.ts";
import { SecretField } from "./post-form.tsx";
import * as styles from "./content-inputs.css.ts";
import { HeadingChips } from "./heading-chips.tsx";

type ContentInputsProps = {
  initial: ContentFields;
  /** The board chosen now. */
  type: PostType;
  /** Whether it may be published later: what is there already cannot. */
  hasTime: boolean;
  errorOf: ErrorOf;
  onType: (type: PostType) => void;
  onChange: () => void;
};

/** All of a post but its text (ADM-19, ADM-21). */
export function ContentInputs({ initial, type, hasTime, errorOf, onType, onChange }: ContentInputsProps) {
  const all = useAllBoards();
  const { groups, headings } = boardIn(all, type);
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
                <option key={board.type} value={board.type} disabled={board.isClosed && board.type !== initial.type}>
                  {board.isClosed ? `${board.title} (닫힘)` : board.title}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      {type === "QNA" && <SecretField initial={initial.isSecret} onChange={onChange} />}
      {groups.length > 0 && (
        // The same number is another group in another exhibition.
        <ChoiceChips
          key={type}
          label="문하"
          name="subType"
          choices={groups.map(({ number, name }) => ({ value: String(number), word: name }))}
          initial={type === initial.type ? initial.subType : ""}
          onChange={onChange}
        />
      )}
      <HeadingChips
        key={`heading ${type}`}
        headings={headings}
        initial={type === initial.type ? initial.heading : ""}
        onChange={onChange}
      />
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
      {hasTime && type !== "QNA" && (
        <Field
          label="올릴 때"
          hint="비워 두시면 바로 올립니다. 정하시면 그때(한국 시간) 저절로 올라가며, 그 전에는 관리자만 봅니다."
          error={errorOf("publishAt")}
        >
          <TextInput
            type="datetime-local"
            name="publishAt"
            className={styles.board}
            defaultValue={initial.publishAt}
            onInput={onChange}
          />
        </Field>
      )}
    </>
  );
}
