import { Checkbox } from "@bulmo/ui/checkbox";
import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";

export type Described = { description: string; isDecorative: boolean };

export const wordsOf = ({ description, isDecorative }: Described) => (isDecorative ? "" : description.trim());
export const isDescribed = (described: Described) => described.isDecorative || wordsOf(described) !== "";

/** Longest description; what needs more belongs into the text. */
export const longestDescription = 300;

export const descriptionMissing = "대체 텍스트를 입력하거나 장식용 이미지를 선택해 주세요.";
export const descriptionHint = "이미지를 볼 수 없는 분께 읽어 드릴 설명입니다.";

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
  onChange,
}: DescriptionFieldsProps) {
  const { description, isDecorative } = described;
  return (
    <>
      <Field label={label} id={id} required={!isDecorative} hint={hint} error={error} live={live}>
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
