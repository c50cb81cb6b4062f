import { magoksaHistory } from "./magoksa-history.ts";
import type { Temple } from "./temple.ts";

export const magoksa: Temple = {
  name: "마곡사",
  hanja: "泰華山 麻谷寺",
  caption: "물길과 석탑이 있는 산사. 누리집을 위하여 안료의 빛깔로 그린 그림이며 사진이 아닙니다.",
  source: { label: "마곡사 누리집", href: "http://www.magoksa.or.kr" },
  contact: {
    phone: "000-0000-0011",
    website: { label: "www.magoksa.or.kr", href: "http://www.magoksa.or.kr" },
    address: "충청남도 공주시 사곡면 마곡사로 966",
  },
  lead: "봄은 마곡이라 하였습니다. 물이 산을 안고 도는 이 골짜기에서 그림 그리는 스님들이 대를 이어 살았고, 저희의 화맥도 여기에서 흘러나왔습니다.",
  history: magoksaHistory,
  historyNote:
    "창건한 때와 사람, 절의 이름에 관하여는 전하는 이야기가 여럿이라 널리 알려진 것을 함께 적었습니다. 자세한 것은 마곡사의 자료를 따릅니다.",
  painters: {
    title: "마곡사에서 붓을 잡은 불모들",
    sample: true,
    people: [
      {
        name: "금호당 약효",
        hanja: "錦湖堂 若效",
        dates: "?~1928",
        text: "19세기 말부터 20세기 초까지 마곡사를 터전으로 활동한 화승입니다. 충청 지역을 중심으로 많은 불화를 남겼고, 수많은 제자를 길러 마곡사가 남방화소로 불리는 데 큰 몫을 하였습니다. 절 곳곳에 스님의 화맥을 이은 그림이 남아 있습니다.",
      },
      {
        name: "보응당 문성",
        hanja: "普應堂 文性",
        dates: "1867~1954",
        text: "약효 스님의 제자로, 여러 절의 불사를 이끌며 스승의 법을 이었습니다. 전통의 짜임 위에 음영을 살린 새로운 표현을 더하여 근대 불화의 길을 넓혔으며, 금용당 일섭 스님의 스승입니다.",
      },
      {
        name: "호은당 정연",
        hanja: "湖隱堂 定淵",
        dates: "1882~1954",
        text: "약효 스님의 문하에서 배워 문성 스님과 함께 근대 마곡사 화맥의 한 축을 이루었습니다. 불화와 단청에 두루 능하였고, 후배들과 어울려 많은 불사에 참여하였습니다.",
      },
      {
        name: "금용당 일섭",
        hanja: "金蓉堂 日燮",
        dates: "1900~1975",
        text: "송광사에서 출가하여 문성 스님에게 불화를 배웠습니다. 마곡사의 화맥을 호남으로 이어 김제 부용사에서 제자를 길렀으며, 무형문화재 단청장의 처음 보유자 가운데 한 분이 되었습니다.",
      },
    ],
  },
};
