import type { SetUpDraft, setUpCodeHeader as header } from "@bulmo/contracts/set-up";
import type { UploadOutput } from "@bulmo/contracts/upload";

/** Of the contracts only the type: their schemas would come with it. */
const setUpCodeHeader: typeof header = "x-set-up-code";

type Fault = { message?: string; errors?: { field: string; message: string }[] };

/** What the server said no to, and in which field. */
export class SetUpError extends Error {
  readonly status: number;
  readonly field: string | undefined;

  constructor(status: number, { message = "", errors }: Fault) {
    super(message);
    this.status = status;
    this.field = errors?.[0]?.field;
  }
}

/** Throws SetUpError, and what `fetch` throws. */
async function send<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const answer = await fetch(`/set-up${path}`, { method: "POST", ...init });
  const body: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new SetUpError(answer.status, body as Fault);
  return body as Answer;
}

/** From then on whoever sent it is signed in. */
export const completeSetUp = (setUp: SetUpDraft) =>
  send<{ success: true }>("", { headers: { "content-type": "application/json" }, body: JSON.stringify(setUp) });

export function sendLogo(code: string, file: File): Promise<UploadOutput> {
  const body = new FormData();
  body.set("file", file);
  return send("/logo", { headers: { [setUpCodeHeader]: code }, body });
}
