import type { CalendarEvent } from "@bulmo/contracts/event";
import { Button } from "@bulmo/ui/button";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useId } from "react";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import { Link } from "../../parts/link/link.tsx";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { useSessionState } from "../../session/session-provider.tsx";
import * as styles from "./event.css.ts";
import { allTaken, repliesClosed } from "./event-words.ts";

/** Where a member says whether they come; nothing where nobody is asked. Once replies are closed nobody signs in for them. */
export function ReplyPart({ event }: { event: CalendarEvent }) {
  const titleId = useId();
  const { occurrence } = event;
  if (!occurrence?.repliesUntil || occurrence.isCancelled || event.state === "DRAFT") return null;
  return (
    <section className={styles.reply} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.replyTitle}>
        행사 참석
      </h2>
      <Asked event={event} year={occurrence.year} />
    </section>
  );
}

const repliesOfMembers = "회원이시면 로그인하신 뒤에 참석 여부를 알려 주실 수 있습니다.";
const repliesWhenFull = "회원이시면 로그인하신 뒤에 알려 주신 내용을 고치거나 남은 자리가 생겼는지 보실 수 있습니다.";

type AskedProps = { event: CalendarEvent; year: number };

function Asked(asked: AskedProps) {
  const { status } = useSessionState();
  if (status === "member" || status === "admin") return <MemberReply {...asked} />;
  const forVisitors = asked.event.isOpenToReplies ? (
    <VisitorInvitation isFull={asked.event.isFull} />
  ) : (
    <p>{repliesClosed}</p>
  );
  if (status !== "loading") return forVisitors;
  // Their browser knows that a visitor has no session: nothing need come before they read how to reply.
  return (
    <>
      <div className={styles.memberWaits}>
        <BusyState />
      </div>
      <div className={styles.visitorAsked}>{forVisitors}</div>
    </>
  );
}

function VisitorInvitation({ isFull }: { isFull: boolean }) {
  const here = useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}` });
  return (
    <>
      <p>
        {isFull && <strong>{allTaken} </strong>}
        {keepTogether(isFull ? repliesWhenFull : repliesOfMembers)}
      </p>
      <div>
        <Button asChild>
          <Link to="/sign-in" search={{ origin: here }}>
            로그인
          </Link>
        </Button>
      </div>
    </>
  );
}

/** Who only reads loads none of the form. */
const replyForm = lazyPart(async () => (await import("./reply-form.tsx")).ReplyForm);

function MemberReply(asked: AskedProps) {
  const { Loaded: ReplyForm, load, failures, isLoading } = useLazy(replyForm);
  useEffect(() => void load(), [load]);
  if (ReplyForm) return <ReplyForm key={asked.year} {...asked} />;
  if (failures === 0 || isLoading) return <BusyState />;
  return (
    <ErrorState onRetry={() => (failures > 1 ? window.location.reload() : void load())}>
      참석 신청을 불러오지 못했습니다. 연결 상태를 확인하신 뒤 다시 시도해 주세요.
    </ErrorState>
  );
}
