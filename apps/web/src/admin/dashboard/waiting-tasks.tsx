import type { WaitingTask } from "@bulmo/contracts/dashboard";
import { TextLink } from "@bulmo/ui/link";
import { Link } from "@tanstack/react-router";
import { partsOfAddress } from "../../parts/link/site-address.ts";
import { formatAhead, formatDate } from "../../parts/text/date.ts";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import * as styles from "./dashboard.css.ts";
import { formatCount, taskWords } from "./dashboard-words.ts";
import { Part } from "./part.tsx";

/** What waits, each a link to where it is done. */
export function WaitingTasks({ tasks }: { tasks: readonly WaitingTask[] }) {
  return (
    <Part title="처리할 일">
      {tasks.length === 0 ? (
        <p className={styles.note}>
          지금 처리할 일이 없습니다. 새 질문이나 신고가 들어오면 여기에서 바로 열 수 있습니다.
        </p>
      ) : (
        <ul className={styles.rows}>
          {tasks.map((task) => (
            <Task key={task.kind} task={task} />
          ))}
        </ul>
      )}
    </Part>
  );
}

/** Of what waits so many stand in the open; the others in a fold. */
const shownAtOnce = 3;

function Task({ task: { kind, count, isMore, items } }: { task: WaitingTask }) {
  const { title, unit, path } = taskWords[kind];
  const counted = `${formatCount(count)}${unit}${isMore ? " 이상" : ""}`;
  return (
    <li className={styles.row}>
      <p className={styles.task}>
        {path === "" ? (
          <span>{title}</span>
        ) : (
          <TextLink variant="quiet" asChild>
            <Link {...partsOfAddress(path)} className={styles.press}>
              {title}
            </Link>
          </TextLink>
        )}{" "}
        <span className={styles.waiting}>{counted}</span>
      </p>
      <Items kind={kind} items={items.slice(0, shownAtOnce)} />
      {items.length > shownAtOnce && (
        <details className={styles.fold}>
          <summary className={styles.summary}>
            {formatCount(items.length - shownAtOnce)}
            {unit} 더 보기
          </summary>
          <Items kind={kind} items={items.slice(shownAtOnce)} />
        </details>
      )}
    </li>
  );
}

function Items({ kind, items }: Pick<WaitingTask, "kind" | "items">) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.items}>
      {items.map(({ title, path, at }) => (
        <li key={`${path} ${title}`} className={styles.item}>
          <TextLink variant="quiet" asChild>
            <Link {...partsOfAddress(path)} className={styles.press}>
              {keepTogether(title)}
            </Link>
          </TextLink>{" "}
          <time dateTime={at} className={styles.fact}>
            {kind === "PLAN" ? formatAhead(at) : formatDate(at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
