import type { PostDetail } from "@bulmo/contracts/post";
import { captionOf } from "@bulmo/contracts/work-caption";
import { type ReactNode, useRef } from "react";
import { Link } from "../../parts/link/link.tsx";
import { formatDate } from "../../parts/text/date.ts";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { Attachments } from "../../post/attachment/attachments.tsx";
import { PrintSource } from "../../post/board/print-source.tsx";
import { ViewCount } from "../../post/board/view-count.tsx";
import { WrittenText } from "../../post/picture/written-text.tsx";
import { WorkReference } from "../citation/work-reference.tsx";
import { WorkDownload } from "../download/work-download.tsx";
import { type Exhibition, groupName, worksPath } from "../exhibition/exhibition.ts";
import { nameOf, ratioOf } from "../exhibition/proportion.ts";
import { workPath } from "../exhibition/work-address.ts";
import { workContent } from "./work-content.ts";
import { isWide, WorkPicture } from "./work-picture.tsx";
import { WorkRecord } from "./work-record.tsx";
import * as styles from "./work-view.css.ts";
import { useWorkZoom, WorkZoom } from "./work-zoom.tsx";

type WorkViewProps = {
  post: PostDetail;
  exhibition: Exhibition;
  /** The group through which one came here. */
  group?: number;
  /** What can be done with the work. */
  actions: ReactNode;
};

/** The picture first, beside it its label, then what there is to read (GAL-08, SEE-06). */
export function WorkView({ post, exhibition, group, actions }: WorkViewProps) {
  const { description, text } = workContent(post.content, post.thumbnail);
  const opener = useRef<HTMLAnchorElement>(null);
  const zoom = useWorkZoom();
  const alt = description || nameOf(post);
  return (
    <article
      className={styles.work}
      data-wide={isWide(ratioOf(post.thumbnail))}
      data-tall={ratioOf(post.thumbnail) < 1}
      data-view={`${post.type} ${post.index}`}
    >
      <div className={styles.picture}>
        <WorkPicture key={post.thumbnail} thumbnail={post.thumbnail} alt={alt} onOpen={zoom.open} opener={opener} />
        <WorkZoom zoom={zoom} post={post} type={exhibition.type} group={group} alt={alt} opener={opener} />
      </div>
      <header className={styles.record}>
        <hgroup className={styles.names}>
          <p className={styles.overline}>
            <Link to={worksPath(exhibition)} className={styles.exhibition}>
              {exhibition.title}
            </Link>
          </p>
          <h1>{keepTogether(post.title)}</h1>
          <p className={styles.author}>{post.author}</p>
        </hgroup>
        {/* The record says what a caption made of it would. */}
        {post.caption && post.caption !== captionOf(post) && (
          <p className={styles.caption}>{keepTogether(post.caption)}</p>
        )}
        <WorkRecord post={post} />
        <WorkFacts post={post} group={groupName(exhibition, post.subType ?? undefined)} />
        {post.number !== null && (
          <WorkReference post={post} number={post.number} exhibition={exhibition.title}>
            <WorkDownload post={post} number={post.number} />
          </WorkReference>
        )}
        <div className={styles.actions}>{actions}</div>
      </header>
      {(text || post.attachments.length > 0) && (
        <div className={styles.text}>
          {text && <WrittenText html={text} />}
          <Attachments files={post.attachments} heading="h2" />
        </div>
      )}
      <PrintSource path={workPath(exhibition, post)} />
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
      <Fact name="조회">
        <ViewCount views={post.views} />
      </Fact>
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
