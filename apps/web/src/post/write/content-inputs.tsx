import { isExhibition } from "@bulmo/contracts/board";
import { longestPlan } from "@bulmo/contracts/plan-rule";
import type { PostType } from "@bulmo/contracts/post";
import type { WorkFieldName } from "@bulmo/contracts/work-field";
import { Field } from "@bulmo/ui/field";
import { Select } from "@bulmo/ui/select";
import { TextInput } from "@bulmo/ui/text-input";
import { useState } from "react";
import type { ErrorOf } from "../../parts/form/use-form-error.ts";
import { inputFromNow } from "../../parts/text/date.ts";
import { useAllBoards } from "../content-board/use-all-boards.ts";
import { boardFamilies, boardIn } from "../content-board/content-board.ts";
import { typeOf } from "../content-board/content-search.ts";
import { ArtistInputs } from "./artist-inputs.tsx";
import { ChoiceChips } from "./choice-chips.tsx";
import type { ContentFields } from "./content-fields.ts";
import { SecretField } from "./post-form.tsx";
import * as styles from "./content-inputs.css.ts";
import { HeadingChips } from "./heading-chips.tsx";
import { recordFields, RecordInputs, wallFields, WorkInput } from "./work-input.tsx";

type ContentInputsProps = {
  initial: ContentFields;
  /** The board chosen now. */
  type: PostType;
  /** Whether it may be published later: what is there already cannot, and what is planned must. */
  time: "none" | "possible" | "needed";
  errorOf: ErrorOf;
  onType: (type: PostType) => void;
  /** Hears of the time that is chosen; empty for none. */
  onTime: (publishAt: string) => void;
  onChange: () => void;
};

/** All of a post but its text (ADM-19, ADM-21). */
export function ContentInputs(props: ContentInputsProps) {
  const { initial, type, time, errorOf, onType, onTime, onChange } = props;
  const all = useAllBoards();
  const { groups, headings } = boardIn(all, type);
  const families = boardFamilies(all);
  const inputOf = (name: WorkFieldName) => (
    <WorkInput
      key={name}
      field={name}
      hasHint
      error={errorOf(name)}
      control={{ name, defaultValue: initial[name], onInput: onChange }}
    />
  );
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
        {wallFields.map(inputOf)}
        <RecordInputs
          isOpen={[...recordFields, "artists" as const].some((name) => initial[name] !== "" || errorOf(name))}
        >
          <ArtistsField initial={initial.artists} error={errorOf("artists")} onChange={onChange} />
          {recordFields.map(inputOf)}
        </RecordInputs>
      </div>
      {time !== "none" && type !== "QNA" && (
        <TimeField
          initial={initial.publishAt}
          isNeeded={time === "needed"}
          error={errorOf("publishAt")}
          onTime={(chosen) => (onTime(chosen), onChange())}
        />
      )}
    </>
  );
}

type ArtistsFieldProps = { initial: string; error: string | undefined; onChange: () => void };

/** The form reads them as one text. */
function ArtistsField({ initial, error, onChange }: ArtistsFieldProps) {
  const [artists, setArtists] = useState(initial);
  return (
    <>
      <ArtistInputs value={artists} error={error} onChange={(changed) => (setArtists(changed), onChange())} />
      <input type="hidden" name="artists" value={artists} />
    </>
  );
}

type TimeFieldProps = {
  initial: string;
  isNeeded: boolean;
  error: string | undefined;
  onTime: (publishAt: string) => void;
};

const timeHint = "정한 때(한국 시간)에 저절로 올라가며, 그 전에는 관리자만 봅니다. 1년 뒤까지 정할 수 있습니다.";

/** When it is to be published (EXH-09). */
function TimeField({ initial, isNeeded, error, onTime }: TimeFieldProps) {
  const [[min, max]] = useState(() => [inputFromNow(0), inputFromNow(longestPlan)]);
  const other = isNeeded ? "바로 올리시려면 목록에서 ‘지금 올리기’를 눌러 주세요." : "비워 두시면 바로 올립니다.";
  return (
    <Field label="올릴 때" required={isNeeded} hint={`${other} ${timeHint}`} error={error}>
      <TextInput
        type="datetime-local"
        name="publishAt"
        className={styles.board}
        defaultValue={initial}
        min={min}
        max={max}
        onInput={({ currentTarget }) => onTime(currentTarget.value)}
      />
    </Field>
  );
}
