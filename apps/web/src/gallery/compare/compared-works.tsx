import type { PostAddress, PostDetail } from "@bulmo/contracts/post";
import { Button } from "@bulmo/ui/button";
import { useCallback, useState } from "react";
import { awake } from "../../page/awake.ts";
import { Link } from "../../parts/link/link.tsx";
import { trpc } from "../../session/call/trpc.ts";
import type { CompareSearch } from "./compare-query.ts";
import { ComparedWork } from "./compared-work.tsx";
import * as styles from "./compared-works.css.ts";
import { type JoinedStage, useJoinedStages } from "./use-joined-stages.ts";

const hasWidth = ({ width }: PostDetail) => Number(width) > 0;

/** Two works beside each other, looked at together (WRK-10). */
export function ComparedWorks({ left, right }: { left: PostAddress; right: PostAddress }) {
  const [one] = trpc.post.get.useSuspenseQuery(left);
  const [other] = trpc.post.get.useSuspenseQuery(right);
  const [isJoined, setJoined] = useState(true);
  const [isToScale, setToScale] = useState(false);
  const canScale = hasWidth(one) && hasWidth(other);
  const { lead, enter } = useJoinedStages({ isJoined, isToScale: isToScale && canScale });
  const first = useCallback((joined: JoinedStage | undefined) => enter(0, joined), [enter]);
  const second = useCallback((joined: JoinedStage | undefined) => enter(1, joined), [enter]);
  return (
    <>
      <div className={styles.bar} {...awake}>
        <div className={styles.choices}>
          <Button size="small" aria-pressed={isJoined} onClick={() => setJoined(!isJoined)}>
            함께 움직이기
          </Button>
          {canScale && isJoined && (
            <Button
              size="small"
              aria-pressed={isToScale}

              onClick={() => setToScale(!isToScale)}
            >
              실제 크기의 비율로
            </Button>
          )}
        </div>
        <ChangeLink label="왼쪽 작품 바꾸기" keeps={{ right: String(other.number) }} />
        <ChangeLink label="오른쪽 작품 바꾸기" keeps={{ left: String(one.number) }} />
      </div>
      <div className={styles.pair}>
        <ComparedWork key={`left ${one.number}`} post={one} onLead={() => lead(0)} onStage={first} />
        <ComparedWork key={`right ${other.number}`} post={other} onLead={() => lead(1)} onStage={second} />
      </div>
    </>
  );
}

/** The work that stays stands where it stood, and another is chosen beside it. */
const ChangeLink = ({ label, keeps }: { label: string; keeps: Pick<CompareSearch, "left" | "right"> }) => (
  <Link to="/gallery/compare" search={keeps} className={styles.change}>
    {label}
  </Link>
);
