type HeroSlide = {
  title: string;
  lines: readonly [first: string, second: string];
  /** Without an address it leads to the latest exhibition. */
  link: { label: string; href?: string };
  painting: "lotus" | "peaks" | "moon";
};

/** With which slides a new installation begins: none leads where the page below them leads (SEE-13). */
export const heroSlides: readonly HeroSlide[] = [
  {
    title: "불모, 부처님을 낳는 손",
    lines: [
      "먹 한 획으로 초를 뜨고, 고운 돌가루를 아교에 개어 빛깔을 올립니다.",
      "붓끝으로 부처님을 모시는 이를 예부터 불모(佛母)라 불렀습니다.",
    ],
    link: { label: "인사말 읽기", href: "/about/greeting" },
    painting: "lotus",
  },
  {
    title: "스승의 선 위에 다시 붓을 얹습니다",
    lines: [
      "같은 선을 천 번 긋는 동안 손은 조용해지고 마음은 맑아집니다.",
      "한 세대의 붓질이 그렇게 다음 세대로 건너갑니다.",
    ],
    link: { label: "문도 계보 보기", href: "/about/member-genealogy" },
    painting: "peaks",
  },
  {
    title: "빛깔에도 이름이 있습니다",
    lines: [
      "같은 석채도 굵기에 따라 이름과 빛깔이 달라집니다.",
      "전시에 걸린 작품을 작가와 재료, 빛깔과 크기로 찾아보실 수 있습니다.",
    ],
    link: { label: "작품 찾기", href: "/gallery/works" },
    painting: "moon",
  },
];
