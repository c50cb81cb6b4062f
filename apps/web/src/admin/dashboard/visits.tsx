import type { VisitDay } from "@bulmo/contracts/dashboard";
import { type Column, Table } from "@bulmo/ui/table";
import { formatDay } from "../../parts/text/date.ts";
import * as styles from "./dashboard.css.ts";
import { formatCount } from "./dashboard-words.ts";
import { Part } from "./part.tsx";

const note =
  "사람이 페이지를 연 횟수를 날마다 셉니다. 누가 열었는지는 모릅니다. 쿠키도 주소도 쓰지 않고, 관리자 화면은 세지 않으며, 로봇은 따로 셉니다.";

const sumOf = (days: readonly VisitDay[], who: "people" | "robots") => days.reduce((sum, day) => sum + day[who], 0);

const mostOf = (days: readonly VisitDay[]): VisitDay =>
  days.reduce((most, day) => (day.people > most.people ? day : most));

/** How often pages were opened on each of the last days. */
export function Visits({ days }: { days: VisitDay[] }) {
  const people = sumOf(days, "people");
  const robots = sumOf(days, "robots");
  if (people + robots === 0)
    return (
      <Part title="방문" note={note}>
        <p className={styles.note}>
          아직 센 방문이 없습니다. 누군가 누리집의 페이지를 열면 30초 안에 여기에 더해집니다.
        </p>
      </Part>
    );
  return (
    <Part title="방문" note={note}>
      <p>
        최근 {days.length}일 동안 페이지가 {formatCount(people)}회 열렸습니다.{" "}
        <span className={styles.fact}>
          가장 많은 날은 {formatDay(mostOf(days).day)} {formatCount(mostOf(days).people)}회, 로봇은 모두{" "}
          {formatCount(robots)}회입니다.
        </span>
      </p>
      <VisitChart days={days} />
      <details>
        <summary className={styles.summary}>날마다의 수를 표로 보기</summary>
        <Table caption="날마다의 방문" columns={columns} rows={days.toReversed()} rowKey={({ day }) => day} />
      </details>
    </Part>
  );
}

const columns: Column<VisitDay>[] = [
  { key: "day", label: "날", primary: true, cell: ({ day }) => formatDay(day) },
  { key: "people", label: "사람", align: "end", cell: ({ people }) => `${formatCount(people)}회` },
  { key: "robots", label: "로봇", align: "end", phone: "last", cell: ({ robots }) => `로봇 ${formatCount(robots)}회` },
];

/** Of a bar's step, and of the tallest bar. */
const gap = 0.2;
const tallest = 100;

/** Bars of what people opened, in words for whoever does not see them; all numbers stand in the table below. */
function VisitChart({ days }: { days: readonly VisitDay[] }) {
  const most = mostOf(days);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const heightOf = ({ people }: VisitDay) => (most.people > 0 ? (people / most.people) * tallest : 0);
  const label = `${formatDay(first.day)}부터 ${formatDay(last.day)}까지 날마다 연 횟수. 가장 많은 날은 ${formatDay(most.day)}로 ${formatCount(most.people)}회입니다.`;
  return (
    <figure className={styles.chart}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${days.length} ${tallest}`}
        preserveAspectRatio="none"
        className={styles.bars}
      >
        {days.map((day, place) => (
          <rect
            key={day.day}
            x={place + gap / 2}
            width={1 - gap}
            y={tallest - heightOf(day)}
            height={heightOf(day)}
            className={styles.bar}
          >
            <title>{`${formatDay(day.day)} ${formatCount(day.people)}회`}</title>
          </rect>
        ))}
      </svg>
      <figcaption className={styles.axis}>
        <span>{formatDay(first.day)}</span>
        <span>{formatDay(last.day)}</span>
      </figcaption>
    </figure>
  );
}
