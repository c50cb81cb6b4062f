import type { MailingAudience } from "@bulmo/contracts/mailing";
import { Button } from "@bulmo/ui/button";
import { Checkbox } from "@bulmo/ui/checkbox";
import { Field } from "@bulmo/ui/field";
import { Select } from "@bulmo/ui/select";
import { EmptyState } from "@bulmo/ui/state";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { sitePath } from "../../page/site-path.ts";
import * as form from "../../parts/form/form.css.ts";
import { StepTitle } from "../../parts/form/form-step.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Link } from "../../parts/link/link.tsx";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { StatusLine, useStatus } from "../../parts/worklist/worklist.tsx";
import { asStanding } from "../../session/call/as-standing.ts";
import { isUnknown } from "../../session/call/call-error.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { waitingFor } from "../../session/call/waiting-for.tsx";
import * as choice from "../../parts/form/choice-list.css.ts";
import * as styles from "./mailing.css.ts";
import { people } from "./mailing-words.ts";

const path = sitePath("/admin/mailing");

/**
 * The form of a mailing; without a number of the newest notice, which has mostly just been written. `isAlone` is the only
 * thing on its page.
 */
export function MailingForm({ index, isAlone = false }: { index?: number | undefined; isAlone?: boolean }) {
  const notices = trpc.post.list.useQuery({ type: "NOTICE", page: 1 }, asStanding);
  const waiting = waitingFor([notices], "공지사항을 불러오지 못했습니다.");
  if (waiting || !notices.data) return waiting;
  const { list } = notices.data;
  const chosen = index ?? list[0]?.index;
  return (
    <section className={actionRows.steps}>
      <StepTitle takesFocus={isAlone}>공지 메일 보내기</StepTitle>
      {chosen === undefined ? (
        <EmptyState title="공지사항에 아직 글이 없습니다.">
          총회나 다례재처럼 모두가 알아야 할 일을 공지사항에 쓰시면 메일로도 보내실 수 있습니다.
        </EmptyState>
      ) : (
        <>
          <NoticeChoice list={list} index={chosen} />
          <Sheet index={chosen} isAlone={isAlone} />
        </>
      )}
    </section>
  );
}

function NoticeChoice({ list, index }: { list: readonly { index: number; title: string }[]; index: number }) {
  const navigate = useNavigate();
  const isListed = list.some((post) => post.index === index);
  return (
    <Field label="보낼 공지">
      <Select
        value={index}
        onChange={({ target }) => void navigate({ to: path, search: { post: target.value }, replace: true })}
      >
        {!isListed && <option value={index}>{`${index}번 공지`}</option>}
        {list.map((post) => (
          <option key={post.index} value={post.index}>
            {post.title}
          </option>
        ))}
      </Select>
    </Field>
  );
}

type SheetProps = { index: number; isAlone: boolean };

function Sheet({ index, isAlone }: SheetProps) {
  const asked = trpc.mailing.audience.useQuery({ index }, asStanding);
  if (isUnknown(asked.error) && !asked.isFetching)
    return <EmptyState title="공지를 찾을 수 없습니다.">지워졌거나 번호가 바뀌었을 수 있습니다.</EmptyState>;
  const waiting = waitingFor([asked], "받을 회원을 세지 못했습니다.");
  if (waiting || !asked.data) return waiting;
  return <Choices key={index} index={index} isAlone={isAlone} audience={asked.data} />;
}

type Reach = { members: number; reached: number; sentBefore: number };

/** Those of several grades together; nobody is of two. */
const reachOf = ({ all, grades }: MailingAudience, chosen: readonly number[] | null): Reach =>
  chosen === null
    ? all
    : grades
        .filter(({ id }) => chosen.includes(id))
        .reduce(
          (sum, each) => ({
            members: sum.members + each.members,
            reached: sum.reached + each.reached,
            sentBefore: sum.sentBefore + each.sentBefore,
          }),
          { members: 0, reached: 0, sentBefore: 0 },
        );

const reachSentence = ({ members, reached, sentBefore }: Reach): string => {
  if (reached + sentBefore === 0)
    return `회원 ${people(members)} 가운데 공지 메일에 동의하고 이메일 주소를 확인한 회원이 아직 없습니다. 마이페이지의 ‘메일 알림’에서 동의하실 수 있다고 알려 주세요.`;
  const before = sentBefore > 0 ? ` 이미 받은 ${people(sentBefore)}에게는 다시 보내지 않습니다.` : "";
  return `회원 ${people(members)} 가운데 공지 메일에 동의하고 이메일 주소를 확인한 ${people(reached)}이 받습니다.${before}`;
};

function Choices({ index, isAlone, audience }: SheetProps & { audience: MailingAudience }) {
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const [isAdvertising, setAdvertising] = useState(false);
  const [status, setStatus] = useStatus();
  const reach = reachOf(audience, chosen);
  const sending = useSending({ index, audience, chosen, isAdvertising, onTried: setStatus });
  return (
    <Form className={form.form} busy={sending.isSending} onSubmit={() => sending.send(reach)}>
      <Recipients audience={audience} chosen={chosen} onChange={setChosen} />
      <p className={form.hint} role="status">
        {keepTogether(reachSentence(reach))}
      </p>
      <div className={styles.advertising}>
        <Checkbox
          label="광고가 들어 있습니다"
          checked={isAdvertising}
          onCheckedChange={(state) => setAdvertising(state === true)}
        />
        <p className={form.hint}>
          도록 판매나 유료 강좌 안내처럼 사고팔기를 권하는 글이면 고르셔야 합니다. 제목이 (광고)로 시작하고, 밤 9시부터
          아침 8시까지는 보내지 않습니다.
        </p>
      </div>
      <StatusLine status={status} />
      <div className={form.actions}>
        {isAlone && (
          <Button asChild size="large">
            <Link to={path}>목록</Link>
          </Button>
        )}
        <Button size="large" busy={sending.isTrying} onClick={() => void sending.tryOut()}>
          나에게 시험 발송
        </Button>
        <Button type="submit" variant="primary" size="large" busy={sending.isSending} disabled={reach.reached === 0}>
          {reach.reached === 0 ? "보내기" : `${people(reach.reached)}에게 보내기`}
        </Button>
      </div>
    </Form>
  );
}

type RecipientsProps = {
  audience: MailingAudience;
  /** Null for all members. */
  chosen: readonly number[] | null;
  onChange: (chosen: readonly number[] | null) => void;
};

function Recipients({ audience: { grades }, chosen, onChange }: RecipientsProps) {
  if (grades.length === 0) return null;
  const toggle = (id: number, isChosen: boolean) => {
    const rest = (chosen ?? []).filter((each) => each !== id);
    const next = isChosen ? [...rest, id] : rest;
    onChange(next.length === 0 ? null : next);
  };
  return (
    <fieldset className={choice.list}>
      <legend className={choice.legend}>받을 회원</legend>
      <div className={styles.boxes}>
        <Checkbox label="모든 회원" checked={chosen === null} onCheckedChange={() => onChange(null)} />
        {grades.map(({ id, name, reached }) => (
          <Checkbox
            key={id}
            label={`${name} (${people(reached)})`}
            checked={chosen?.includes(id) ?? false}
            onCheckedChange={(state) => toggle(id, state === true)}
          />
        ))}
      </div>
    </fieldset>
  );
}

const sendWords = {
  failed: "메일을 보내지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 보내기 시작했는지 알 수 없습니다. 목록에서 확인해 주세요.",
};

type Sending = {
  index: number;
  audience: MailingAudience;
  chosen: readonly number[] | null;
  isAdvertising: boolean;
  onTried: (sentence: string) => void;
};

function useSending({ index, audience, chosen, isAdvertising, onTried }: Sending) {
  const { confirm, notice } = useDialog();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const creation = trpc.mailing.create.useMutation();
  const trial = trpc.mailing.trial.useMutation();
  return {
    isSending: creation.isPending,
    isTrying: trial.isPending,
    async send({ reached }: Reach) {
      const message = `‘${audience.title}’ 공지를 ${people(reached)}에게 메일로 보냅니다. 나간 메일은 거둘 수 없습니다.`;
      if (!(await confirm({ message, confirmLabel: "보내기" }))) return;
      try {
        const gradeIds = chosen === null ? undefined : [...chosen];
        const { id } = await creation.mutateAsync({ index, isAdvertising, gradeIds });
        await Promise.all([utils.mailing.invalidate(), utils.audit.invalidate()]);
        await navigate({ to: path, search: { id: String(id) } });
      } catch (error) {
        await utils.mailing.invalidate();
        await notice(withOutcome(sendWords, error));
      }
    },
    async tryOut() {
      try {
        const { sentTo } = await trial.mutateAsync({ index, isAdvertising });
        onTried(`${sentTo} 주소로 한 통을 보냈습니다. 잠시 뒤에 받은 편지함을 살펴봐 주세요.`);
      } catch (error) {
        await notice(withOutcome(sendWords, error));
      }
    },
  };
}
