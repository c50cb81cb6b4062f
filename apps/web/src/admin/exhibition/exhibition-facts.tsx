import { wholeName } from "@bulmo/content/exhibition-name";
import { type ExhibitionState, exhibitionStates } from "@bulmo/contracts/board-word";
import {
  type Exhibition,
  maximumDirections,
  maximumEnglish,
  maximumExhibition,
  maximumIntroduction,
  maximumName,
  maximumVenue,
} from "@bulmo/contracts/exhibition";
import { Checkbox } from "@bulmo/ui/checkbox";
import { Field } from "@bulmo/ui/field";
import { LimitedTextArea } from "@bulmo/ui/limited-text-area";
import { Select } from "@bulmo/ui/select";
import { TextInput } from "@bulmo/ui/text-input";
import { useState } from "react";
import { useIdentity } from "../../page/identity.ts";
import * as group from "../../parts/form/form-group.css.ts";
import { FormGroup } from "../../parts/form/form-group.tsx";
import type { ErrorOf } from "../../parts/form/use-form-error.ts";
import * as styles from "./exhibition.css.ts";
import { stateHints, stateNames } from "./exhibition-words.ts";

/** The whole name that somebody gave it; empty where it follows the title. */
const ownBanner = (exhibition: Exhibition | undefined, association: string) =>
  exhibition && exhibition.banner !== wholeName(exhibition.title, association) ? exhibition.banner : "";

/** No field: the number was given once, and addresses are made of it. */
const NumberFact = ({ n }: { n: number }) => (
  <dl className={styles.number}>
    <dt className={styles.legend}>번호</dt>
    <dd className={styles.numberWords}>
      {n}
      <span className={styles.numberHint}>
        {`주소는 /gallery/exhibition/${n}입니다. 번호와 주소는 바뀌지 않습니다.`}
      </span>
    </dd>
  </dl>
);

type NewNumberProps = { number: string; onChange: (number: string) => void; error: string | undefined };

/** The next one unless another is written: an association may begin with its thirtieth. */
const NewNumber = ({ number, onChange, error }: NewNumberProps) => (
  <Field
    label="번호"
    required
    error={error}
    hint={`주소는 다음과 같이 됩니다: /gallery/exhibition/${number.trim() || "번호"}. 저장하신 뒤에는 번호와 주소가 바뀌지 않습니다.`}
  >
    <div className={group.narrow}>
      <TextInput
        name="n"
        inputMode="numeric"
        value={number}
        maxLength={String(maximumExhibition).length}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  </Field>
);

type FactsProps = {
  exhibition: Exhibition | undefined;
  /** The number that it has, or would be given. */
  n: number;
  errorOf: ErrorOf;
};

/** What it is called, and what visitors see of it. */
export function ExhibitionNames({ exhibition, n, errorOf }: FactsProps) {
  const { name: association } = useIdentity();
  const [title, setTitle] = useState(exhibition?.title ?? "");
  const [number, setNumber] = useState(String(n));
  const [state, setState] = useState<ExhibitionState>(exhibition?.state ?? "DRAFT");
  const example = `제${number.trim() || n}회 불교미술전`;
  return (
    <FormGroup title="이름">
      {exhibition ? <NumberFact n={n} /> : <NewNumber number={number} onChange={setNumber} error={errorOf("n")} />}
      <Field label="이름" required error={errorOf("title")} hint={`메뉴에 나오는 이름입니다. (예: ${example})`}>
        <TextInput
          name="title"
          value={title}
          maxLength={maximumName}
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <Field
        label="전체 이름"
        error={errorOf("banner")}
        hint={`전시 화면의 맨 위에 크게 나옵니다. 비워 두시면 이렇게 나옵니다: ${wholeName(title || example, association)}`}
      >
        <TextInput
          name="banner"
          defaultValue={ownBanner(exhibition, association)}
          maxLength={maximumName}
          autoComplete="off"
        />
      </Field>
      <Field
        label="영문 제목"
        error={errorOf("english")}
        hint="다른 나라의 박물관과 검색 엔진에 알리는 제목입니다. (예: Fifth Exhibition of Buddhist Art)"
      >
        <TextInput name="english" defaultValue={exhibition?.english} maxLength={maximumEnglish} autoComplete="off" />
      </Field>
      <Field label="상태" hint={stateHints[state]}>
        <div className={group.narrow}>
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
        </div>
      </Field>
    </FormGroup>
  );
}

type FieldsProps = Pick<FactsProps, "exhibition" | "errorOf">;

/** When it is, and where. */
export function ExhibitionDays({ exhibition, errorOf }: FieldsProps) {
  return (
    <FormGroup title="때와 곳">
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
        <LimitedTextArea name="directions" defaultValue={exhibition?.directions} maxLength={maximumDirections} />
      </Field>
    </FormGroup>
  );
}

export const ExhibitionIntroduction = ({ exhibition, errorOf }: FieldsProps) => (
  <Field label="소개" error={errorOf("introduction")} hint="줄을 바꾸면 새 문단이 됩니다.">
    <LimitedTextArea
      name="introduction"
      rows={6}
      defaultValue={exhibition?.introduction}
      maxLength={maximumIntroduction}
    />
  </Field>
);
