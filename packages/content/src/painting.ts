/**
 * The pictures beside the texts. They were painted for this site by a program (npm run paintings) and show no work of
 * anybody; `alt` is for whoever does not see them. A scroll is tall and stands beside its text, a wide one across the page.
 */
export const paintings = {
  branch: { title: "연꽃 한 가지", shape: "scroll", alt: "먹빛 연잎 위로 붉은 연꽃 한 송이와 봉오리가 솟은 그림." },
  pagoda: { title: "산사의 탑", shape: "scroll", alt: "푸른 산줄기 앞, 붉은 소나무 사이에 선 다층 석탑 그림." },
  moon: { title: "물가의 달", shape: "scroll", alt: "둥근 달 아래 바위에 놓인 정병과 버들가지, 그 곁의 대나무 그림." },
  bell: { title: "범종", shape: "scroll", alt: "구름 위에 걸린 범종에서 소리가 둥글게 퍼져 나가는 그림." },
  peaks: { title: "감지에 그린 산", shape: "scroll", alt: "감색 바탕에 금선으로 그린 달밤의 산봉우리 그림." },
  pillar: {
    title: "기둥머리의 주의초",
    shape: "scroll",
    alt: "기둥머리의 둥근 연꽃 아래로 오색 휘장과 구슬 줄이 드리워진 단청.",
  },
  pond: { title: "연못", shape: "wide", alt: "연꽃과 연잎이 물 위로 늘어선 연못 그림." },
} as const;

/** Under every one of them. */
export const paintingRemark = "누리집을 위하여 프로그램으로 그린 그림입니다.";
