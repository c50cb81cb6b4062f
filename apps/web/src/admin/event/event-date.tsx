import { Checkbox } from "@bulmo/ui/checkbox";
import { Field } from "@bulmo/ui/field";
import { Select } from "@bulmo/ui/select";
import { TextInput } from "@bulmo/ui/text-input";
import { useEffect, useState } from "react";
import * as group from "../../parts/form/form-group.css.ts";
import { FormGroup } from "../../parts/form/form-group.tsx";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import { dayFromNow } from "../../parts/text/date.ts";
import type { EventFieldsProps } from "./event-facts.tsx";
import * as styles from "./event.css.ts";
import { type LunarDate, lunarDateIn } from "./solar-day.ts";

const lunarHint =
  "양력 날짜는 해마다 음력으로 계산합니다. 30일이 없는 달에는 29일에, 윤달이 없는 해에는 그 이름의 달에 합니다.";
const solarHint = "2월 29일은 평년에는 28일에 합니다.";

/** When it is, by which calendar, and whether every year. */
export function EventDate({ event, errorOf }: EventFieldsProps) {
  const [isLunar, setLunar] = useState(event?.calendar === "LUNAR");
  const [isYearly, setYearly] = useState(event?.isYearly ?? false);
  return (
    <FormGroup title="때">
      <Field label="달력" hint={isLunar ? lunarHint : isYearly && solarHint}>
        <div className={group.narrow}>
          <Select
            name="calendar"
            value={isLunar ? "LUNAR" : "SOLAR"}
            onChange={({ target }) => setLunar(target.value === "LUNAR")}
          >
            <option value="SOLAR">양력</option>
            <option value="LUNAR">음력</option>
          </Select>
        </div>
      </Field>
      <Checkbox
        name="isYearly"
        checked={isYearly}
        onCheckedChange={(checked) => setYearly(checked === true)}
        label="해마다 하는 행사"
      />
      <DateFields event={event} errorOf={errorOf} isYearly={isYearly} isLunar={isLunar} />
      <Field label="기간(일)" required error={errorOf("dayCount")} hint="며칠 동안 하는지 적습니다.">
        <div className={group.narrow}>
          <TextInput
            name="dayCount"
            inputMode="numeric"
            defaultValue={event?.dayCount ?? 1}
            maxLength={2}
            autoComplete="off"
          />
        </div>
      </Field>
      <div className={styles.pair}>
        <Field label="시작하는 시각" error={errorOf("startTime")} hint="비워 두시면 하루 내내입니다.">
          <TextInput type="time" name="startTime" defaultValue={event?.startTime ?? ""} />
        </Field>
        <Field label="끝나는 시각" error={errorOf("endTime")}>
          <TextInput type="time" name="endTime" defaultValue={event?.endTime ?? ""} />
        </Field>
      </div>
    </FormGroup>
  );
}

type DateFieldsProps = EventFieldsProps & { isYearly: boolean; isLunar: boolean };

/** No field for dates knows a lunar day: which one of the solar calendar it is, is told below. */
function DateFields({ event, errorOf, isYearly, isLunar }: DateFieldsProps) {
  const [typed, setTyped] = useState(() => ({
    year: String(event?.year ?? dayFromNow(0).slice(0, 4)),
    month: String(event?.month ?? ""),
    day: String(event?.day ?? ""),
  }));
  const [isLeapMonth, setLeapMonth] = useState(event?.isLeapMonth ?? false);
  const field = (name: keyof typeof typed, label: string, most: number) => (
    <Field label={label} required error={errorOf(name)}>
      <TextInput
        name={name}
        inputMode="numeric"
        value={typed[name]}
        onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
        maxLength={most}
        autoComplete="off"
      />
    </Field>
  );
  return (
    <>
      <div className={styles.date}>
        {field("year", isYearly ? "처음 하는 해" : "해", 4)}
        {field("month", "월", 2)}
        {field("day", "일", 2)}
      </div>
      {isLunar && (
        <>
          <Checkbox
            name="isLeapMonth"
            checked={isLeapMonth}
            onCheckedChange={(checked) => setLeapMonth(checked === true)}
            label="윤달"
          />
          <SolarDay date={lunarDateIn(typed, isLeapMonth)} isYearly={isYearly} />
        </>
      )}
    </>
  );
}

/** Who has no lunar day to write down loads no calendar of them. */
const solarDayLine = lazyPart(async () => (await import("./solar-day-line.tsx")).SolarDayLine);

function SolarDay(asked: { date: LunarDate | null; isYearly: boolean }) {
  const { Loaded: Line, load } = useLazy(solarDayLine);
  useEffect(() => void load(), [load]);
  // Where it does not come the server says what is wrong with a day.
  return Line ? <Line {...asked} /> : null;
}
