import { longestDescription } from "@bulmo/contracts/picture";
import { isExhibition } from "@bulmo/contracts/board";
import type { WorkFieldName } from "@bulmo/contracts/work-field";
import { Checkbox } from "@bulmo/ui/checkbox";
import { Field } from "@bulmo/ui/field";
import { Select } from "@bulmo/ui/select";
import { TextInput } from "@bulmo/ui/text-input";
import type { ContentBoard } from "../../post/content-board/content-board.ts";
import { ArtistInputs } from "../../post/write/artist-inputs.tsx";
import { recordFields, RecordInputs, wallFields, WorkInput } from "../../post/write/work-input.tsx";
import * as styles from "./work-fields.css.ts";
import { issuesOf, refusedField, type Work, type WorkTexts } from "./work.ts";

type WorkFieldsProps = {
  work: Work;
  board: ContentBoard;
  isLocked: boolean;
  hasAsked: boolean;
  onChange: (key: string, change: Partial<WorkTexts>) => void;
};

/** Where a field of a work is found, to be put right. */
export const fieldId = (key: string, field: string) => `work-${key}-${field}`;

export function WorkFields({ work, board, isLocked, hasAsked, onChange }: WorkFieldsProps) {
  const isWork = isExhibition(board.type);
  const issues = [...refusedField(work), ...(hasAsked ? issuesOf(work, board.type) : [])];
  const about = (field: keyof WorkTexts) => ({
    id: fieldId(work.key, field),
    error: issues.find((issue) => issue.field === field)?.message,
  });
  const written = (field: "title" | "description" | WorkFieldName) => ({
    value: work[field],
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => onChange(work.key, { [field]: target.value }),
  });
  const inputOf = (name: WorkFieldName) => (
    <WorkInput key={name} field={name} hasHint={false} {...about(name)} control={written(name)} />
  );
  return (
    <div className={styles.fields} inert={isLocked}>
      <div className={styles.wide}>
        <Field label="제목" required {...about("title")}>
          <TextInput {...written("title")} />
        </Field>
      </div>
      {isWork && inputOf("author")}
      {board.groups.length > 0 && (
        <Field label="문하" {...about("subType")}>
          <Select value={work.subType} onChange={({ target }) => onChange(work.key, { subType: target.value })}>
            <option value="">선택 안 함</option>
            {board.groups.map(({ name, number }) => (
              <option key={number} value={number}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {isWork && wallFields.filter((name) => name !== "author").map(inputOf)}
      <div className={styles.wide}>
        <Field label="대체 텍스트" required={!work.isDecorative} {...about("description")}>
          <TextInput {...written("description")} maxLength={longestDescription} disabled={work.isDecorative} />
        </Field>
      </div>
      <div className={styles.choice}>
        <Checkbox
          label="장식용 이미지"
          checked={work.isDecorative}
          onCheckedChange={(checked) => onChange(work.key, { isDecorative: checked === true })}
        />
      </div>
      {isWork && (
        <RecordInputs isOpen={issues.some(({ field }) => [...recordFields, "artists"].some((name) => name === field))}>
          <ArtistInputs
            value={work.artists}
            {...about("artists")}
            onChange={(artists) => onChange(work.key, { artists })}
          />
          {recordFields.map(inputOf)}
        </RecordInputs>
      )}
    </div>
  );
}
