import type { Exhibition } from "@bulmo/content/exhibition";
import type { PostDetail } from "@bulmo/contracts/post";
import { ProseHtml } from "@bulmo/ui/prose";
import type { ReactNode } from "react";
import { formatDate } from "../../parts/text/date.ts";
import { withPictureSizes } from "../../post/picture/content-pictures.ts";
import { groupName } from "../exhibition/exhibition.ts";
import { nameOf } from "../exhibition/proportion.ts";
import { workContent } from "./work-content.ts";
import * as styles from "./work-view.css.ts";
import { WorkPicture } from "./work-picture.tsx";

type WorkViewProps = { post: PostDetail; exhibition: Exhibition };

/** The picture first, then its label, then what there is to read (GAL-08). */
export function WorkView({ post, exhibition }: WorkViewProps) {
  const { description, text } = workContent(post.content, post.thumbnail);
  return (
    <article className={styles.work}>
      <WorkPicture
        key={post.thumbnail}
        thumbnail={post.thumbnail}
        title={post.title}
        alt={description || nameOf(post)}
      />
      <div className={styles.reading}>
        <header className={styles.label}>
          <h2>{post.title}</h2>
          <p className={styles.author}>{post.author}</p>
          {post.caption && <p className={styles.caption}>{post.caption}</p>}
          <WorkFacts post={post} group={groupName(exhibition, post.subType ?? undefined)} />
        </header>
        {text && <ProseHtml html={withPictureSizes(text)} />}
      </div>
    </article>
  );
}

function WorkFacts({ post, group }: { post: PostDetail; group?: string }) {
  return (
    <dl className={styles.facts}>
      {group && <Fact name="문하">{group}</Fact>}
      <Fact name="등록일">
        <time dateTime={post.createdAt}>{formatDate(post.createdAt)}</time>
      </Fact>
      <Fact name="조회">{post.views.toLocaleString("ko-KR")}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
