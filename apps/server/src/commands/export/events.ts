import { csvOf } from "@bulmo/contracts/csv";
import { eventPath } from "@bulmo/contracts/event-rule";
import { parsePictureUrl } from "@bulmo/contracts/picture";
import type { EntityManager } from "@bulmo/entities/database";
import { findEvents, type StoredEvent } from "../../domains/event/event.query.ts";
import { presentFrom } from "../../domains/event/occurrence.ts";

const yes = (value: boolean) => (value ? "예" : "");

type Wanted = {
  /** Of the pictures by their hashes. */
  pictures: ReadonlyMap<string, string>;
  /** From which on the next time of a yearly one is told. */
  today: string;
  publicUrl: string;
};

type Column = [head: string, read: (event: StoredEvent, wanted: Wanted) => string];

const columns: Column[] = [
  ["번호", ({ id }) => String(id)],
  ["이름", ({ title }) => title],
  ["달력", ({ calendar }) => (calendar === "LUNAR" ? "음력" : "양력")],
  ["해", ({ year }) => String(year)],
  ["달", ({ month }) => String(month)],
  ["날", ({ day }) => String(day)],
  ["윤달", ({ isLeapMonth }) => yes(isLeapMonth)],
  ["해마다", ({ isYearly }) => yes(isYearly)],
  ["기간(일)", ({ dayCount }) => String(dayCount)],
  ["시작하는 날(양력)", (event, { today }) => presentFrom(event, today)?.startsOn ?? ""],
  ["끝나는 날(양력)", (event, { today }) => presentFrom(event, today)?.endsOn ?? ""],
  ["시작하는 시각", ({ startTime }) => startTime ?? ""],
  ["끝나는 시각", ({ endTime }) => endTime ?? ""],
  ["장소", ({ venue }) => venue],
  ["주소", ({ address }) => address],
  ["소개", ({ description }) => description],
  ["포스터", ({ poster }, { pictures }) => pictures.get(parsePictureUrl(poster)?.hash ?? "") ?? ""],
  ["포스터의 대체 텍스트", ({ posterDescription }) => posterDescription],
  ["취소한 해", ({ cancelledYears }) => cancelledYears.join(" ")],
  ["홈페이지 주소", ({ id }, { publicUrl }) => publicUrl + eventPath(id)],
];

/** The events that every visitor sees, and where their pages are; who comes to them is nobody's but the association's. */
export async function describeEvents(em: EntityManager, wanted: Wanted): Promise<{ csv: string; paths: string[] }> {
  const events = await findEvents(em);
  return {
    csv: csvOf(
      columns.map(([head]) => head),
      events.map((event) => columns.map(([, read]) => read(event, wanted))),
    ),
    paths: events.map(({ id }) => eventPath(id)),
  };
}
