import type { PostDetail, PostType } from "@bulmo/contracts/post";
import { Icon } from "@bulmo/ui/icon";
import type { ReactNode } from "react";
import { Link } from "../../parts/link/link.tsx";
import * as styles from "../exhibition/neighbours.css.ts";
import { workLink } from "../exhibition/work-address.ts";

type WorkNeighboursProps = { type: PostType; group?: number } & Pick<PostDetail, "previous" | "next">;
type NeighbourProps = Pick<WorkNeighboursProps, "type" | "group"> & {
  post: PostDetail["previous"];
  side: ReactNode;
  none: string;
  className: string;
};

/** The works that hang before and after it, by their titles (GAL-09 to GAL-11, SEE-10). */
export function WorkNeighbours({ previous, next, ...place }: WorkNeighboursProps) {
  return (
    <nav aria-label="앞뒤 작품" className={styles.frame}>
      <Neighbour
        {...place}
        post={previous}
        className={styles.neighbour}
        none="이전 글이 없습니다."
        side={
          <>
            <Icon name="chevron-left" />
            이전 작품
          </>
        }
      />
      <Neighbour
        {...place}
        post={next}
        className={`${styles.neighbour} ${styles.next}`}
        none="다음 글이 없습니다."
        side={
          <>
            다음 작품
            <Icon name="chevron-right" />
          </>
        }
      />
    </nav>
  );
}

function Neighbour({ type, group, post, side, none, className }: NeighbourProps) {
  if (!post)
    return (
      <span role="link" aria-disabled="true" className={className}>
        {none}
      </span>
    );
  return (
    <Link {...workLink({ type, index: post.index }, group)} className={className}>
      <span className={styles.side}>{side}</span>
      <span className={styles.title}>{post.title}</span>
    </Link>
  );
}
