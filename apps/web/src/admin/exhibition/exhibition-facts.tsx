import { type ExhibitionState, exhibitionStates } from "@bulmo/contracts/board-word";
import {
  type Exhibition,
  maximumDirections,
  maximumIntroduction,
  maximumName,
  maximumVenue,
} from "@bulmo/contracts/exhibition";
import { Checkbox } from "@bulmo/ui/checkbox";
import { Field } from "@bulmo/ui/field";
import { Select } from "@bulmo/ui/select";
import { TextArea, TextInput } from "@bulmo/ui/text-input";
import { useState } from "react";
import type { ErrorOf } from "../../parts/form/use-form-error.ts";
import * as styles from "./exhibition.css.ts";
import { stateHints, stateNames } from "./exhibition-words.ts";

type FactsProps = { exhibition: Exhibition | undefined; errorOf: ErrorOf };

/** Name, state, days and place. */
export function ExhibitionFacts({ exhibition, errorOf }: FactsProps) {
  const [state, setState] = useState<ExhibitionState>(exhibition?.state ?? "DRAFT");
  return (
    <>
      <Field label="이름" required error={errorOf("title")} hint="메뉴에 나오는 이름입니다. (예: 제5회 불교미술전)">
        <TextInput name="title" defaultValue={exhibition?.title} maxLength={maximumName} autoComplete="off" />
      </Field>
      <Field label="상태" hint={stateHints[state]}>
        <Select
          name="state"
          value={state}
          onChange={({ target }) => setState(exhibitionStates.find((one) => one === target.value) ?? "DRAFT")}
        >
          {exhibitionStates.map((one) => (
            <option key={one} value={one}>
              {stateNames[one]}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.pair}>
        <Field label="여는 날" required error={errorOf("startsOn")}>
          <TextInput type="date" name="startsOn" defaultValue={exhibition?.startsOn} />
        </Field>
        <Field label="닫는 날" error={errorOf("endsOn")}>
          <TextInput type="date" name="endsOn" defaultValue={exhibition?.endsOn ?? ""} />
        </Field>
      </div>
      <Checkbox
        name="isByMonth"
        defaultChecked={exhibition?.isByMonth ?? false}
        label="여는 달만 보이기. 날짜가 정해지지 않았거나 알 수 없을 때 씁니다."
      />
      <Field label="장소" error={errorOf("venue")}>
        <TextInput name="venue" defaultValue={exhibition?.venue} maxLength={maximumVenue} autoComplete="off" />
      </Field>
      <Field label="오시는 길" error={errorOf("directions")}>
        <TextArea name="directions" defaultValue={exhibition?.directions} maxLength={maximumDirections} />
      </Field>
      <Field label="소개" error={errorOf("introduction")} hint="줄을 바꾸면 새 문단이 됩니다.">
        <TextArea
          name="introduction"
          rows={6}
          defaultValue={exhibition?.introduction}
          maxLength={maximumIntroduction}
        />
      </Field>
    </>
  );
}
