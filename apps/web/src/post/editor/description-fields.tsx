import { longestDescription } from "@bulmo/contracts/picture";
import { Checkbox } from "@bulmo/ui/checkbox";
import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import type { Described } from "./description.ts";
import * as styles from "./picture-dialog.css.ts";

export const descriptionMissing = "대체 텍스트를 입력하거나 장식용 이미지를 선택해 주세요.";
export const descriptionHint = "이미지를 볼 수 없는 분께 읽어 드릴 글입니다.";

type DescriptionFieldsProps = {
  label: string;
  id?: string;
  /** Said once where there are several. */
  hint?: string;
  described: Described;
  error: string | null;
  /** The error is read out as it appears. */
  live?: boolean;
  disabled?: boolean;
  /** It may be described later. */
  isOptional?: boolean;
  onChange: (described: Described) => void;
};

/** What a picture shows, or that it only adorns the text (BRD-30). */
export function DescriptionFields({
  label,
  id,
  hint,
  described,
  error,
  live = true,
  disabled,
  isOptional = false,
  onChange,
}: DescriptionFieldsProps) {
  const { description, isDecorative } = described;
  return (
    <>
      <Field label={label} id={id} required={!isDecorative && !isOptional} hint={hint} error={error} live={live}>
        <TextInput
          value={description}
          maxLength={longestDescription}
          disabled={isDecorative || disabled}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...described, description: target.value })}
        />
      </Field>
      <Checkbox
        label="장식용 이미지"
        checked={isDecorative}
        disabled={disabled}
        onCheckedChange={(checked) => onChange({ ...described, isDecorative: checked === true })}
      />
    </>
  );
}

type LaterChoiceProps = { isLater: boolean; disabled?: boolean; onChange: (isLater: boolean) => void };

/** Lets pictures in of which nothing is said yet: administrators find them in a list (ATT-07). */
export function LaterChoice({ isLater, disabled, onChange }: LaterChoiceProps) {
  return (
    <div>
      <Checkbox
        label="대체 텍스트는 나중에"
        checked={isLater}
        disabled={disabled}
        onCheckedChange={(checked) => onChange(checked === true)}
      />
      {isLater && (
        <p className={styles.remark}>적지 않으면 대체 텍스트 없이 넣습니다. 나중에 이 글을 고쳐 적으실 수 있습니다.</p>
      )}
    </div>
  );
}
