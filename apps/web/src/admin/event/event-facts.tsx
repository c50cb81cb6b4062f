import type { CalendarEvent } from "@bulmo/contracts/event";
import {
  maximumCompanions,
  maximumEventAddress,
  maximumEventDescription,
  maximumEventTitle,
  maximumEventVenue,
} from "@bulmo/contracts/event-rule";
import { longestDescription } from "@bulmo/contracts/picture";
import { Checkbox } from "@bulmo/ui/checkbox";
import { Field } from "@bulmo/ui/field";
import { LimitedTextArea } from "@bulmo/ui/limited-text-area";
import { Select } from "@bulmo/ui/select";
import { TextInput } from "@bulmo/ui/text-input";
import { useState } from "react";
import * as group from "../../parts/form/form-group.css.ts";
import { FormGroup } from "../../parts/form/form-group.tsx";
import type { ErrorOf } from "../../parts/form/use-form-error.ts";
import { PictureField } from "../../parts/upload/picture-field.tsx";
import { stateNames } from "./event-sentences.ts";

export type EventFieldsProps = { event: CalendarEvent | undefined; errorOf: ErrorOf };

const stateHints = {
  DRAFT: "관리자만 봅니다.",
  PUBLISHED: "누구나 달력에서 보고, 회원은 참석 여부를 알릴 수 있습니다.",
} as const;

/** What it is called, and who sees it. */
export function EventFacts({ event, errorOf }: EventFieldsProps) {
  const [state, setState] = useState(event?.state ?? "DRAFT");
  return (
    <FormGroup title="이름">
      <Field label="이름" required error={errorOf("title")}>
        <TextInput name="title" defaultValue={event?.title} maxLength={maximumEventTitle} autoComplete="off" />
      </Field>
      <Field label="상태" hint={stateHints[state]}>
        <div className={group.narrow}>
          <Select
            name="state"
            value={state}
            onChange={({ target }) => setState(target.value === "PUBLISHED" ? "PUBLISHED" : "DRAFT")}
          >
            <option value="DRAFT">{stateNames.DRAFT}</option>
            <option value="PUBLISHED">{stateNames.PUBLISHED}</option>
          </Select>
        </div>
      </Field>
    </FormGroup>
  );
}

export const EventPlace = ({ event, errorOf }: EventFieldsProps) => (
  <FormGroup title="장소">
    <Field label="장소의 이름" error={errorOf("venue")}>
      <TextInput name="venue" defaultValue={event?.venue} maxLength={maximumEventVenue} autoComplete="off" />
    </Field>
    <Field
      label="주소"
      error={errorOf("address")}
      hint="지도 링크는 이 주소로, 주소가 없으면 장소의 이름으로 찾습니다."
    >
      <TextInput name="address" defaultValue={event?.address} maxLength={maximumEventAddress} autoComplete="off" />
    </Field>
  </FormGroup>
);

type PosterProps = EventFieldsProps & { poster: string; onPoster: (url: string) => void };

export const EventPoster = ({ event, errorOf, poster, onPoster }: PosterProps) => (
  <FormGroup title="포스터와 소개">
    <PictureField label="포스터" name="poster" value={poster} onChange={onPoster} />
    {poster !== "" && (
      <Field
        label="포스터의 대체 텍스트"
        required
        error={errorOf("posterDescription")}
        hint="이미지를 보지 못하는 분께 무엇이 보이고 적혀 있는지 알려 주세요."
      >
        <TextInput
          name="posterDescription"
          defaultValue={event?.posterDescription}
          maxLength={longestDescription}
          autoComplete="off"
        />
      </Field>
    )}
    <Field label="소개" error={errorOf("description")} hint="줄을 바꾸면 새 문단이 됩니다.">
      <LimitedTextArea
        name="description"
        rows={6}
        defaultValue={event?.description}
        maxLength={maximumEventDescription}
      />
    </Field>
  </FormGroup>
);

/** Whether members are asked, until when, and how many may come. */
export function EventReplying({ event, errorOf }: EventFieldsProps) {
  const [takesReplies, setTakesReplies] = useState(event?.takesReplies ?? false);
  return (
    <FormGroup title="참석 신청">
      <Checkbox
        name="takesReplies"
        checked={takesReplies}
        onCheckedChange={(checked) => setTakesReplies(checked === true)}
        label="회원에게 참석 여부를 묻기"
      />
      {takesReplies && (
        <>
          <Field
            label="며칠 전까지"
            required
            error={errorOf("replyDaysBefore")}
            hint="행사 며칠 전까지 알릴 수 있는지 적습니다. 그날 자정에 끝나고, 0이면 행사가 시작하는 날까지입니다."
          >
            <div className={group.narrow}>
              <TextInput
                name="replyDaysBefore"
                inputMode="numeric"
                defaultValue={event?.replyDaysBefore ?? 7}
                maxLength={3}
                autoComplete="off"
              />
            </div>
          </Field>
          <Field label="한 회원의 동반" error={errorOf("maximumCompanions")}>
            <div className={group.narrow}>
              <Select name="maximumCompanions" defaultValue={String(event?.maximumCompanions ?? 0)}>
                {Array.from({ length: maximumCompanions + 1 }, (_, count) => (
                  <option key={count} value={count}>
                    {count === 0 ? "본인만" : `${count}명까지`}
                  </option>
                ))}
              </Select>
            </div>
          </Field>
          <Field label="정원" error={errorOf("capacity")} hint="동반하시는 분까지 셉니다. 비워 두시면 정원이 없습니다.">
            <div className={group.narrow}>
              <TextInput
                name="capacity"
                inputMode="numeric"
                defaultValue={event?.capacity ?? ""}
                maxLength={5}
                autoComplete="off"
              />
            </div>
          </Field>
        </>
      )}
    </FormGroup>
  );
}
