import type { PageTextDraft } from "@bulmo/contracts/page-text";
import { formatRecent } from "../../parts/text/date.ts";

type Saving = { stands: PageTextDraft; isChanged: boolean; /** In this browser. */ isKept: boolean };

/** How far what stands in the fields is kept. */
export function saveState({ stands: { draft }, isChanged, isKept }: Saving): string {
  if (isChanged) return isKept ? "저장 안 됨 · 이 브라우저에는 보관되어 있습니다." : "저장 안 됨";
  return draft ? `초안 저장됨 · ${formatRecent(draft.at)}` : "공개된 글과 같습니다.";
}
