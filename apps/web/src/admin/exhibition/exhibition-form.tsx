import { type ExhibitionState, exhibitionStates } from "@bulmo/contracts/board-word";
import {
  type Exhibition,
  exhibitionCreateInput,
  type ExhibitionWriting,
  maximumDirections,
  maximumIntroduction,
  maximumName,
  maximumVenue,
} from "@bulmo/contracts/exhibition";
import { firstIssue } from "@bulmo/contracts/first-issue";
import { Button } from "@bulmo/ui/button";
import { Checkbox } from "@bulmo/ui/checkbox";
import { Field } from "@bulmo/ui/field";
import { Select } from "@bulmo/ui/select";
import { TextArea, TextInput } from "@bulmo/ui/text-input";
import { type ReactNode, useRef, useState } from "react";
import { sitePath } from "../../page/site-path.ts";
import * as form from "../../parts/form/form.css.ts";
import { StepTitle } from "../../parts/form/form-step.tsx";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import { useFormError } from "../../parts/form/use-form-error.ts";
import { useUnsavedChanges } from "../../parts/form/use-unsaved-changes.ts";
import { Link } from "../../parts/link/link.tsx";
import * as tended from "../../parts/list/tended-rows.css.ts";
import * as styles from "./exhibition.css.ts";
import { stateHints, stateNames } from "./exhibition-words.ts";
import { type GroupDraft, GroupFields } from "./group-fields.tsx";
import { PosterField } from "./poster-field.tsx";
import { previewOf } from "./preview-exhibition.ts";
import { Preview } from "./preview-pane.tsx";
import { useSaveExhibition } from "./use-save-exhibition.ts";

type ExhibitionFormProps = {
  /** Undefined for a new one. */
  exhibition?: Exhibition;
  preview: (exhibition: Exhibition) => ReactNode;
};

type Kept = { groups: readonly GroupDraft[]; poster: string };

/** What stands in the form, as the calls take it. */
function writtenIn(sent: HTMLFormElement, { groups, poster }: Kept) {
  const { title, state, startsOn, endsOn, venue, directions, introduction } = valuesOf(sent);
  return {
    title: title ?? "",
    state,
    startsOn,
    endsOn: endsOn || null,
    isByMonth: new FormData(sent).has("isByMonth"),
    venue,
    directions,
    introduction,
    poster,
    groups: groups.map(({ number, name }) => ({ number, name })),
  };
}

const draftsOf = (exhibition: Exhibition | undefined): GroupDraft[] =>
  (exhibition?.groups ?? []).map(({ number, name }, place) => ({ key: place + 1, number, name }));

/** All of an exhibition in one form (EXH-01). */
export function ExhibitionForm({ exhibition, preview }: ExhibitionFormProps) {
  const sheet = useRef<HTMLFormElement>(null);
  const formError = useFormError();
  const { markSaved } = useUnsavedChanges(sheet);
  const [groups, setGroups] = useState<readonly GroupDraft[]>(() => draftsOf(exhibition));
  const [poster, setPoster] = useState(exhibition?.poster ?? "");
  const [shown, setShown] = useState<Exhibition | null>(null);
  const saving = useSaveExhibition(exhibition, markSaved);
  const read = (sent: HTMLFormElement): ExhibitionWriting | undefined => {
    const given = writtenIn(sent, { groups, poster });
    const wrong = firstIssue(exhibitionCreateInput, given);
    if (!wrong) return exhibitionCreateInput.parse(given);
    void formError.showError(sent, wrong);
    return undefined;
  };
  const send = async (sent: HTMLFormElement) => {
    const written = read(sent);
    if (written) await saving.save(written);
  };
  const look = () => {
    const written = sheet.current && read(sheet.current);
    if (written) setShown(previewOf(written, exhibition));
  };
  /** What is shown goes with what is being written, for as long as it could be saved. */
  const follow = (kept: Kept) => {
    if (!shown || !sheet.current) return;
    const { data } = exhibitionCreateInput.safeParse(writtenIn(sheet.current, kept));
    if (data) setShown(previewOf(data, exhibition));
  };
  return (
    <div className={tended.steps}>
      <Form
        ref={sheet}
        className={form.form}
        busy={saving.isPending}
        onInput={(event) => {
          formError.clearOnInput(event);
          follow({ groups, poster });
        }}
        onSubmit={send}
      >
        <StepTitle>{exhibition ? `${exhibition.title} 고치기` : "전시 열기"}</StepTitle>
        <Facts exhibition={exhibition} errorOf={formError.errorOf} />
        <PosterField
          value={poster}
          onChange={(next) => {
            setPoster(next);
            follow({ groups, poster: next });
          }}
        />
        <GroupFields
          groups={groups}
          error={formError.errorOf("groups")}
          onChange={(next) => {
            setGroups(next);
            follow({ groups: next, poster });
            formError.clear();
          }}
        />
        <div className={form.actions}>
          <Button asChild size="large">
            <Link to={sitePath("/admin/exhibition")}>목록</Link>
          </Button>
          <Button size="large" onClick={look}>
            미리 보기
          </Button>
          <Button type="submit" variant="primary" size="large" busy={saving.isPending}>
            {exhibition ? "저장" : "전시 열기"}
          </Button>
        </div>
      </Form>
      {shown && <Preview exhibition={shown}>{preview(shown)}</Preview>}
      {exhibition && (
        <div className={form.section}>
          <p className={form.hint}>작품이 하나도 없는 전시는 지울 수 있습니다. 휴지통에 있는 작품도 작품으로 셉니다.</p>
          <div>
            <Button variant="danger" busy={saving.isPending} onClick={() => void saving.remove(exhibition)}>
              전시 지우기
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

type FactsProps = { exhibition: Exhibition | undefined; errorOf: (field: string) => string | undefined };

/** Name, state, days and place. */
function Facts({ exhibition, errorOf }: FactsProps) {
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
