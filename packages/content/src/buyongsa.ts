import { buyongsaHistory } from "./buyongsa-history.ts";
import { direction } from "./direction.ts";
import type { Temple } from "./temple.ts";

/** The temple has no site of its own: the city's page is where it is told of. */
const source = {
  label: "김제시 누리집의 부용사 소개",
  href: "https://www.gimje.go.kr/town/index.gimje?menuCd=DOM_000002205003002004",
};

export const buyongsa: Temple = {
  name: "부용사",
  hanja: "芙蓉寺",
  caption: "연못이 있는 들녘의 절. 누리집을 위하여 안료의 빛깔로 그린 그림이며 사진이 아닙니다.",
  source,
  contact: {
    phone: "000-0000-0012",
    website: { label: "김제시 누리집(안내)", href: source.href },
    address: direction.address,
  },
  lead: "지평선이 보이는 들, 흰 연꽃이 피는 못가에 금용당 일섭 스님이 일군 절입니다. 문도들은 해마다 이곳에 다시 모입니다.",
  history: buyongsaHistory,
  historyNote:
    "부용사에 관하여 널리 알려진 기록은 많지 않고 세운 해도 자료마다 다릅니다. 확인되지 않은 것은 전하는 바라고 적었습니다.",
  painters: {
    title: "부용사와 인연 있는 불모들",
    sample: true,
    people: [
      {
        name: "금용당 일섭",
        hanja: "金蓉堂 日燮",
        dates: "1900~1975",
        text: "부용사를 일구고 만년을 보낸 스님입니다. 이곳에 성예원을 열어 불화와 단청, 불상을 함께 가르쳤으며, 대웅전의 존상을 손수 조성한 것으로 전합니다.",
      },
      {
        name: "무명당 가명",
        hanja: "無名堂 假名",
        dates: "지어낸 인물",
        text: "이름과 행적을 모두 지어낸 인물입니다. 들녘의 농가에서 태어나 열다섯에 절에 들어왔고, 세 해 동안 먹을 갈고 붓을 씻은 뒤에야 시왕의 초를 그리기 시작하였습니다. 선이 곧고 말수가 적어 도반들이 ‘먹줄’이라 불렀으며, 연꽃과 구름의 본을 내는 데 뛰어났습니다. 스승을 따라 여러 절의 단청을 마친 뒤, 만년에는 어린 제자들의 초본을 고쳐 주며 지냈고 그림에 제 이름을 남기지 않았습니다.",
      },
    ],
  },
};
