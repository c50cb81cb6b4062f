import { TextLink } from "@bulmo/ui/link";
import { Link } from "@tanstack/react-router";
import { formatDate } from "../../parts/text/date.ts";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "./unanswered.css.ts";

/** Asked for with the list of all posts. */
export const useUnanswered = () => trpc.post.listUnanswered.useQuery({});

/** Questions that nobody of the association has answered, on the first page of its office (SEE-19). */
export function Unanswered() {
  const { data } = useUnanswered();
  if (!data || data.count === 0) return null;
  return (
    <section aria-labelledby="unanswered" className={styles.panel}>
      <h2 id="unanswered" className={styles.heading}>
        답변을 기다리는 질문 {data.count.toLocaleString("ko-KR")}건
      </h2>
      <Questions questions={data.list} />
      {data.count > data.list.length && (
        <p className={styles.date}>
          최근 질문부터 {data.list.length}건을 보여 드립니다.{" "}
          <TextLink asChild>
            <Link to="/admin/content-manage/list" search={{ type: "qna", state: "unanswered" }}>
              모두 보기
            </Link>
          </TextLink>
        </p>
      )}
    </section>
  );
}

type Question = { index: number; title: string; createdAt: string };

/** Each leads to where it is answered. */
export const Questions = ({ questions }: { questions: readonly Question[] }) => (
  <ul>
    {questions.map(({ index, title, createdAt }) => (
      <li key={index} className={styles.item}>
        <TextLink variant="quiet" asChild>
          <Link to="/community/qna/detail" search={{ index: String(index) }} className={styles.title}>
            {keepTogether(title)}
          </Link>
        </TextLink>
        <time dateTime={createdAt} className={styles.date}>
          {formatDate(createdAt)}
        </time>
      </li>
    ))}
  </ul>
);
