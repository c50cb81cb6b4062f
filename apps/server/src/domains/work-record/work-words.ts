import { lengthsInEnglish } from "@bulmo/contracts/lengths-in-english";
import { lengthsOf } from "@bulmo/contracts/work-caption";
import { type WorkRights, workRights } from "@bulmo/contracts/work-choice";
import { rightsInEnglish } from "@bulmo/contracts/work-english";
import type { WorkRow } from "./work-record.query.ts";

type Measured = Pick<WorkRow, "kind" | "height" | "width" | "depth">;

/** How large it is, in both languages: the same where all sides are one figure. */
export const sizeInBoth = (work: Measured) => ({ ko: lengthsOf(work), en: lengthsInEnglish(work) });

/** Under which rights a work stands, in both languages; where nobody chose, that nobody looked: an old work may be free. */
export const rightsInBoth = (rights: WorkRights | "", association: string) =>
  rights
    ? { ko: workRights[rights], en: rightsInEnglish[rights] }
    : {
        ko: `저작권을 확인하지 않은 작품입니다. 이용하시려면 먼저 ${association}에 문의해 주십시오.`,
        en: "Rights have not been evaluated; please ask before any use.",
      };
