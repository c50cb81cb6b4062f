import { type BackupFailure, backupFailure } from "@bulmo/contracts/backup-run";
import { backupFailureWords } from "@bulmo/contracts/backup-failure-word";
import { koreanDay } from "@bulmo/contracts/korean-day";
import { z } from "zod";
import { draftMail } from "../../platform/mail/mail-content.ts";
import { defineMail } from "../notification/mail-template.ts";
import { greeting } from "../notification/mail-templates.ts";

/** What was asked for by a version that took no backups says nothing of them. */
const lateBackup = z
  .object({ lastGoodAt: z.iso.datetime().nullable(), reason: backupFailure.nullable() })
  .nullable()
  .default(null);

const becauseOf = (reason: BackupFailure | null) => (reason === null ? "" : ` ${backupFailureWords[reason]}`);

const dayOf = (moment: string) => {
  const [, month, day] = koreanDay(new Date(moment)).split("-").map(Number);
  return `${month}월 ${day}일`;
};

const lateSentence = ({ lastGoodAt, reason }: NonNullable<z.infer<typeof lateBackup>>) =>
  `지난밤의 백업이 없습니다.${becauseOf(reason)} ${
    lastGoodAt === null
      ? "확인된 백업이 아직 하나도 없습니다."
      : `마지막으로 확인된 백업은 ${dayOf(lastGoodAt)}의 것입니다.`
  }`;

/** What administrators are told once a day. */
export const digestMail = defineMail({
  kind: "digest",
  stops: "DIGEST",
  data: z.object({
    reports: z.number(),
    questions: z.number(),
    applications: z.number().default(0),
    backup: lateBackup,
    review: z.string().optional(),
  }),
  compose: ({ name, siteUrl }, { data: { reports, questions, applications, backup, review } }) =>
    draftMail("처리할 일이 있습니다", [
      greeting(name),
      ...(questions > 0
        ? [`답변을 기다리는 질문이 ${questions}개 있습니다.`, { link: `${siteUrl}/community/qna` }]
        : []),
      ...(applications > 0
        ? [
            `승인을 기다리는 가입 신청이 ${applications}건 있습니다.`,
            { link: `${siteUrl}/admin/member-manage/applications` },
          ]
        : []),
      ...(backup ? [lateSentence(backup), { link: `${siteUrl}/admin` }] : []),
      ...(reports > 0 ? [`살펴볼 신고가 ${reports}건 있습니다.`, { link: `${siteUrl}/admin/report-manage` }] : []),
      ...(review
        ? [
            `${Number(review.slice(5))}월의 접속기록을 점검해 주세요.`,
            { link: `${siteUrl}/admin/audit-review?month=${review}` },
          ]
        : []),
    ]),
});
