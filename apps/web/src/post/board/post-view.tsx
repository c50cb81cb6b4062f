import type { PostDetail } from "@bulmo/contracts/post";
import { NoticeSeal } from "@bulmo/ui/seal";
import { type ReactNode } from "react";
import { formatDate } from "../../parts/text/date.ts";
import { keepTogether, keepTogetherInHtml } from "../../parts/text/korean-lines.ts";
import { Attachments } from "../attachment/attachments.tsx";
import { WrittenText } from "../picture/written-text.tsx";
import { headedTitle } from "./headed-title.ts";
import * as styles from "./post-view.css.ts";
import { secret } from "./row-remark.css.ts";
import { ViewCount } from "./view-count.tsx";

type PostViewProps = {
  post: PostDetail;
  /** In place of a plain text. */
  content?: ReactNode;
  /** In place of the text, for who may not read it. */
  notice?: ReactNode;
};

/** A post as its readers see it (BRD-06, BRD-14). */
export function PostView({ post, content, notice }: PostViewProps) {
  return (
    <article className={styles.article} data-view={`${post.type} ${post.index}`}>
      <header className={styles.header}>
        <h2 className={styles.title}>
          {post.type === "NOTICE" && (
            <span className={styles.mark}>
              <NoticeSeal />
            </span>
          )}
          <span className={post.isSecret ? secret : undefined}>{keepTogether(headedTitle(post))}</span>
        </h2>
        <dl className={styles.facts}>
          <Fact name="번호">{post.index}</Fact>
          <Fact name="작성자">{post.author}</Fact>
          <Fact name="작성일">
            <time dateTime={post.createdAt}>{formatDate(post.createdAt)}</time>
          </Fact>
          <Fact name="조회">
            <ViewCount views={post.views} />
          </Fact>
        </dl>
      </header>
      {notice ? (
        <div className={styles.notice}>{notice}</div>
      ) : (
        content || <WrittenText html={keepTogetherInHtml(post.content)} />
      )}
      {!notice && <Attachments files={post.attachments} heading="h3" />}
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
