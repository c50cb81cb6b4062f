import type { MailingBounce } from "@bulmo/contracts/mailing";
import { mailingMessages, maximumBounce } from "@bulmo/contracts/mailing-rule";
import { Button } from "@bulmo/ui/button";
import { useId, useRef, useState } from "react";
import * as form from "../../parts/form/form.css.ts";
import { useOneAtATime } from "../../parts/form/use-one-at-a-time.ts";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import * as rows from "../../parts/list/fact-rows.css.ts";
import { messageOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { bounceReasonOf } from "./mailing-words.ts";

/** What came of one file. */
type Outcome = { id: number; file: string; sentence: string; isNoted: boolean };

const sentenceOf = ({ name, nickname, title, code, isNew }: MailingBounce): string => {
  const mail = `${name} (${nickname}) 님에게 보낸 ‘${title}’`;
  return isNew ? `${mail} 되돌아옴: ${bounceReasonOf(code) ?? code}` : `${mail}: 이미 되돌아온 것으로 적혀 있습니다.`;
};

/** Reads the files one after the other; what came of each is told as it is known. */
function useNoting() {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const { isPending: isBusy, once } = useOneAtATime();
  const utils = trpc.useUtils();
  const noting = trpc.mailing.noteBounce.useMutation();
  const note = async (file: File): Promise<Omit<Outcome, "id">> => {
    if (file.size > maximumBounce) return { file: file.name, sentence: mailingMessages.bounceTooLong, isNoted: false };
    try {
      const bounce = await noting.mutateAsync({ mail: await file.text() });
      return { file: file.name, sentence: sentenceOf(bounce), isNoted: true };
    } catch (error) {
      return { file: file.name, sentence: messageOf(error), isNoted: false };
    }
  };
  const noteAll = async (files: readonly File[]) => {
    setOutcomes([]);
    // Two files may have one name.
    for (const [id, file] of files.entries()) {
      const outcome = { id, ...(await note(file)) };
      setOutcomes((before) => [...before, outcome]);
    }
    await Promise.all([utils.mailing.invalidate(), utils.audit.invalidate()]);
  };
  return { outcomes, isBusy, noteAll: (files: readonly File[]) => once(() => noteAll(files)) };
}

/** Where mails are handed in with which mail servers report hours later that somebody has not got a notice (DAY-02). */
export function Bounces() {
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const { outcomes, isBusy, noteAll } = useNoting();
  return (
    <section className={actionRows.steps}>
      <h2 className={form.stepTitle}>나중에 되돌아온 메일</h2>
      <p id={hint} className={form.hint}>
        보낸 메일이 몇 시간 뒤에 되돌아오면 보내는 주소의 메일함에 ‘배달 실패’ 메일이 옵니다. 그 메일의 원본(.eml)을
        내려받아 여기에서 고르시면, 받지 못한 회원을 ‘되돌아옴’으로 적습니다. 고르신 파일은 저장하지 않습니다.
      </p>
      <div>
        <Button aria-describedby={hint} busy={isBusy} onClick={() => input.current?.click()}>
          되돌아온 메일 고르기
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          aria-label="되돌아온 메일 파일"
          accept=".eml,message/rfc822"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // The same files again are a change too.
            target.value = "";
            if (files.length > 0) void noteAll(files);
          }}
        />
      </div>
      <div role="status">
        {outcomes.length > 0 && (
          <ul className={rows.list} aria-label="되돌아온 메일을 적은 결과">
            {outcomes.map(({ id, file, sentence, isNoted }) => (
              <li key={id} className={actionRows.row}>
                <div>
                  <p className={actionRows.name}>{file}</p>
                  <p className={isNoted ? rows.details : rows.problem}>{sentence}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
