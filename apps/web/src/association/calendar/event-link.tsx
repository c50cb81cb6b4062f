import type { ListedEvent } from "@bulmo/contracts/event";
import { calendarPath } from "@bulmo/contracts/event-rule";
import { TextLink } from "@bulmo/ui/link";
import { sitePath } from "../../page/site-path.ts";
import { Link } from "../../parts/link/link.tsx";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import * as styles from "./calendar.css.ts";

const memorialPage = sitePath("/news/major-business");

type EventLinkProps = { event: ListedEvent; variant?: "quiet" | "inline" };

/** An event by its name; the memorial has a page of its own. */
export function EventLink({ event: { id, year, title, isCancelled }, variant = "quiet" }: EventLinkProps) {
  const name = keepTogether(title);
  return (
    <>
      {isCancelled && <span className={styles.cancelled}>취소</span>}
      <TextLink asChild variant={variant}>
        {id === null ? (
          <Link to={memorialPage}>{name}</Link>
        ) : (
          <Link to={sitePath(`${calendarPath}/${id}`)} search={{ year: String(year) } as never}>
            {isCancelled ? <s>{name}</s> : name}
          </Link>
        )}
      </TextLink>
    </>
  );
}
