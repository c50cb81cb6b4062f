import { koreanDay } from "@bulmo/contracts/korean-day";
import { z } from "zod";
import { draftMail } from "../../platform/mail/mail-content.ts";
import { defineMail } from "../notification/mail-template.ts";
import { greeting } from "../notification/mail-templates.ts";

const dayOf = (moment: string) => {
  const [year, month, day] = koreanDay(new Date(moment)).split("-").map(Number);
  return `${year}년 ${month}월 ${day}일`;
};

/** That an account will be put aside: in time, and with what to do about it. */
export const dormancyAhead = defineMail({
  kind: "dormancy-ahead",
  data: z.object({ from: z.iso.datetime() }),
  compose: ({ name, siteUrl }, { data: { from } }) =>
    draftMail("계정이 곧 휴면으로 바뀝니다", [
      greeting(name),
      (association) => `${association} 누리집에 마지막으로 로그인하신 지 1년이 되어 갑니다.`,
      `${dayOf(from)}까지 로그인하지 않으시면 계정이 휴면으로 바뀝니다. 휴면 중에는 로그인이 끊기고 메일을 보내 드리지 않으며, 회원 목록에도 나오지 않습니다. 쓰신 글과 댓글은 그대로 남습니다.`,
      "아래 주소에서 한 번 로그인하시면 지금처럼 이용하실 수 있습니다. 휴면으로 바뀐 뒤에도 로그인하면서 바로 되돌리실 수 있습니다.",
      { link: `${siteUrl}/sign-in` },
      "더는 이용하지 않으시려면 로그인하신 뒤 마이페이지에서 탈퇴하실 수 있습니다.",
    ]),
});
