import { password as passwordRule } from "@bulmo/contracts/account-rules";
import type { JudgePassword } from "@bulmo/contracts/password";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { valuesOf } from "../../parts/form/form.tsx";
import type { ErrorOf } from "../../parts/form/use-form-error.ts";
import { pause as waitFor } from "../../parts/retry/pause.ts";
import { trpc } from "../../session/call/trpc.ts";
import { weakPassword } from "./password-strength.ts";

/** So many milliseconds without a key, and the server is asked. */
const typingPause = 500;
/** In milliseconds; who has filled the form in goes on without an answer. */
const longestWait = 3_000;

/** What a form does not hold of the words of whose password it is. */
type Known = Partial<Pick<JudgePassword, "name" | "email">>;

const rule = passwordRule();

/** What to ask of a form as it stands; null while its own rules still have something to say of the password. */
function questionOf(form: HTMLFormElement, known: Known): JudgePassword | null {
  const { password = "", username, name, nickname, email } = valuesOf(form);
  return rule.safeParse(password).success ? { username, name, nickname, email, ...known, password } : null;
}

/** `isWeak` is null when no answer comes. */
type Asked = { text: string; isWeak: Promise<boolean | null> };
const nothingAsked: Asked = { text: "", isWeak: Promise.resolve(null) };

type FormWatch = { errorOf: ErrorOf; onInput: (event: SyntheticEvent<HTMLFormElement>) => void };

/**
 * Has the server judge the password of a form while it is typed, and says what came of it where the form says what is
 * wrong otherwise. What was said stays until the newer text is judged; a call that fails says nothing, since the server
 * decides when the form is sent. By the client itself: a mutation's hook would keep what it sent.
 */
export function usePasswordJudgement({ errorOf, onInput }: FormWatch, known: Known = {}) {
  const { client } = trpc.useUtils();
  const [isWeak, setWeak] = useState(false);
  const pause = useRef<number>(undefined);
  const asked = useRef(nothingAsked);
  useEffect(() => () => window.clearTimeout(pause.current), []);

  const ask = (question: JudgePassword): Asked => ({
    text: JSON.stringify(question),
    isWeak: Promise.race([
      client.auth.judgePassword.mutate(question).then(
        (judged) => judged.isWeak,
        () => null,
      ),
      waitFor(longestWait).then(() => null),
    ]),
  });
  /** Whether the password is known to be weak, once the server has answered or failed to. */
  const judge = async (form: HTMLFormElement): Promise<boolean> => {
    window.clearTimeout(pause.current);
    const question = questionOf(form, known);
    if (!question) return false;
    if (asked.current.text !== JSON.stringify(question)) asked.current = ask(question);
    const mine = asked.current;
    const found = await mine.isWeak;
    // Otherwise another text stands there by now, and the answer is too late.
    if (asked.current === mine) {
      setWeak(found === true);
      // The same text may be asked about again.
      if (found === null) asked.current = nothingAsked;
    }
    return found === true;
  };
  const judgeSoon = (event: SyntheticEvent<HTMLFormElement>) => {
    const { currentTarget: form } = event;
    onInput(event);
    window.clearTimeout(pause.current);
    const question = questionOf(form, known);
    if (!question) setWeak(false);
    if (question && asked.current.text === JSON.stringify(question)) return;
    asked.current = nothingAsked;
    if (question) pause.current = window.setTimeout(() => void judge(form), typingPause);
  };
  return {
    errorOf: ((field) =>
      errorOf(field) ?? (isWeak && field === weakPassword.field ? weakPassword.message : undefined)) satisfies ErrorOf,
    onInput: judgeSoon,
    judge,
  };
}
