import { z } from "zod";
import { draftMail } from "../../platform/mail/mail-content.ts";
import { defineMail } from "../notification/mail-template.ts";
import { greeting } from "../notification/mail-templates.ts";

/** What administrators are told once a day. */
export const digestMail = defineMail({
  kind: "digest",
  stops: "DIGEST",
  data: z.object({ reports: z.number(), questions: z.number(), review: z.string().optional() }),
  compose: ({ name, siteUrl }, { data: { reports, questions, review } }) =>
    draftMail("기다리는 일이 있습니다", [
      greeting(name),
      ...(questions > 0
        ? [`답변을 기다리는 질문이 ${questions}개 있습니다.`, { link: `${siteUrl}/community/qna` }]
        : []),
      ...(reports > 0 ? [`살펴볼 신고가 ${reports}건 있습니다.`, { link: `${siteUrl}/admin/report-manage` }] : []),
      ...(review
        ? [
            `${Number(review.slice(5))}월의 접속기록을 점검해 주세요.`,
            { link: `${siteUrl}/admin/audit-review?month=${review}` },
          ]
        : []),
    ]),
});
