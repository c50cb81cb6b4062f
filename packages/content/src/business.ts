import { association } from "./association.ts";

const { master, temple, memorial } = association;

/** What the association does (ASC-10). The exhibitions themselves stand in `exhibition.ts`. */
export const business = {
  lead: "스승의 예술을 연구하고, 문도의 작품을 전시하며, 앞서가신 불모들께 해마다 차를 올립니다.",
  seminar: {
    title: "학술 세미나",
    when: "2016년",
    subject: `${master} 스님의 작품 세계`,
    text: "스님의 불화와 불상, 단청, 그리고 평생 적은 일기를 여러 연구자와 함께 살폈습니다. 작품의 짜임과 채색, 마곡사 화맥에서 받은 것과 새로 연 것, 제자들에게 이어진 것을 차례로 발표하고 토론하였으며, 문도들이 간직해 온 초본과 사진을 처음으로 한자리에 펼쳐 보였습니다.",
  },
  exhibitions: {
    title: "불교미술전",
    when: "네 차례",
    text: "서너 해에 한 번, 문도들이 그동안 공부한 작품을 모아 전시합니다. 문하별로 출품하여 같은 스승에게서 나온 선이 어떻게 달라지고 어떻게 이어지는지 함께 살핍니다.",
  },
  memorial: {
    title: memorial.name,
    lunarMonth: memorial.lunarMonth,
    lunarDay: memorial.lunarDay,
    place: temple,
    text: "앞서가신 불모들께 차와 꽃을 올리는 자리입니다. 이름이 전하는 분과 전하지 않는 분을 함께 모시며, 다례를 마친 뒤에는 한자리에 둘러앉아 초본을 펼쳐 놓고 이야기를 나눕니다. 문도가 아니어도 누구나 함께하실 수 있습니다.",
  },
} as const;
