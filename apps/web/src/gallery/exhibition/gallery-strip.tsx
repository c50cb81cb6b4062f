import type { ExhibitionItem } from "@bulmo/contracts/post";
import { Icon } from "@bulmo/ui/icon";
import { TextLink } from "@bulmo/ui/link";
import { ScrollStrip } from "@bulmo/ui/scroll-strip";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import { type ReactNode, useId } from "react";
import { firstExhibition } from "../../page/board/board-list.ts";
import { useBoards } from "../../page/board/boards.ts";
import { Fragment } from "../../page/fragment/fragment.tsx";
import { Link } from "../../parts/link/link.tsx";
import { trpc } from "../../session/call/trpc.ts";
import type { Exhibition } from "./exhibition.ts";
import { FramedWork } from "./framed-work.tsx";
import * as styles from "./gallery-strip.css.ts";
import { nameOf, ratioOf, withRatio } from "./proportion.ts";
import { sizesOnStrip, stripInputOf } from "./strip-sizes.ts";
import { WorkLink } from "./work-link.tsx";
import { asWorks } from "./works.ts";

/** The works of the first exhibition, to scroll through (HOM-02). A failing one leaves the rest of the page alone. */
export function GalleryStrip() {
  const first = firstExhibition(useBoards());
  return first ? <Strip exhibition={first} /> : null;
}

function Strip({ exhibition }: { exhibition: Exhibition }) {
  const titleId = useId();
  const { n, title } = exhibition;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.top}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <TextLink asChild variant="more">
          <Link to="/gallery/exhibition/$exhibition" params={{ exhibition: String(n) }}>
            <VisuallyHidden>{title}</VisuallyHidden> 더보기
            <Icon name="chevron-right" />
          </Link>
        </TextLink>
      </div>
      <StripWorks exhibition={exhibition} />
    </section>
  );
}

function StripWorks({ exhibition }: { exhibition: Exhibition }): ReactNode {
  const { data, isPending, isFetching, refetch } = trpc.post.list.useQuery(stripInputOf(exhibition));
  if (isPending) return <BusyState />;
  if (!data) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
  const works = asWorks(data.list);
  if (works.length === 0) return <EmptyState title="아직 올라온 작품이 없습니다." />;
  return (
    <ScrollStrip label={`${exhibition.title} 작품`}>
      {works.map((work, at) => (
        // An id in it tells where it stands among how many.
        <Fragment key={work.index} name={`work ${at} of ${works.length} ${JSON.stringify(work)}`}>
          <StripWork work={work} />
        </Fragment>
      ))}
    </ScrollStrip>
  );
}

function StripWork({ work }: { work: ExhibitionItem }) {
  const ratio = ratioOf(work.thumbnail);
  return (
    <li className={styles.work} style={withRatio(ratio)}>
      <WorkLink work={work} titleClass={styles.name}>
        <div className={styles.frame}>
          <FramedWork thumbnail={work.thumbnail} alt={nameOf(work)} sizes={sizesOnStrip(ratio)} />
        </div>
      </WorkLink>
      <p className={styles.author}>{work.author}</p>
    </li>
  );
}
