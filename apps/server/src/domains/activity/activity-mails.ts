import { z } from "zod";
import { draftMail } from "../../platform/mail/mail-content.ts";
import { defineMail } from "../notification/mail-template.ts";
import { greeting } from "../notification/mail-templates.ts";

// What members are told of what others have said to them. Neither the words of a comment nor those of a question stand in
// a mail: whoever reads the mailbox need not be who may read the post.

const about = z.object({ title: z.string(), path: z.string(), author: z.string() });

type Said = "ANSWER" | "COMMENT" | "REPLY";

const activityMail = (stops: Said, subject: string, sentence: (said: z.output<typeof about>) => string) =>
  defineMail({
    kind: `comment-${stops.toLowerCase() as Lowercase<Said>}`,
    stops,
    data: about,
    compose: ({ name, siteUrl }, { data }) =>
      draftMail(subject, [
        greeting(name),
        sentence(data),
        "아래 주소에서 읽으실 수 있습니다.",
        { link: `${siteUrl}${data.path}` },
      ]),
  });

export const commentMails = {
  ANSWER: activityMail(
    "ANSWER",
    "질문에 답변이 달렸습니다",
    ({ title, author }) => `남기신 질문 ‘${title}’에 ${author} 님이 답변을 남겼습니다.`,
  ),
  COMMENT: activityMail(
    "COMMENT",
    "글에 댓글이 달렸습니다",
    ({ title, author }) => `쓰신 글 ‘${title}’에 ${author} 님이 댓글을 남겼습니다.`,
  ),
  REPLY: activityMail(
    "REPLY",
    "댓글에 답글이 달렸습니다",
    ({ title, author }) => `‘${title}’에 남기신 댓글에 이어 ${author} 님이 답글을 남겼습니다.`,
  ),
} as const;
