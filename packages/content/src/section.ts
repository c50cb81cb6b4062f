export type PageText = { title: string; description: string };

type SectionKey = "about" | "member" | "news" | "gallery" | "community" | "account" | "admin";

/** The association's name stands in braces. */
export const sections: Readonly<Record<SectionKey, PageText>> = {
  about: {
    title: "협회 소개",
    description: "{협회 이름}의 뜻과 걸어온 길, 스승 금용 일섭 스님을 소개합니다.",
  },
  member: {
    title: "문도",
    description: "{협회 이름}의 임원과 다섯 세대에 걸친 문도를 소개합니다.",
  },
  news: {
    title: "소식",
    description: "{협회 이름}의 주요 사업과 무형유산 인정, 인연 깊은 사찰의 이야기를 전합니다.",
  },
  gallery: {
    title: "전시",
    description: "네 차례의 불교미술전에 걸린 문도들의 작품을 모았습니다.",
  },
  community: {
    title: "커뮤니티",
    description: "모임의 소식을 알리고, 작업하며 생긴 물음을 함께 나누는 자리입니다.",
  },
  account: {
    title: "회원",
    description: "내 정보와 비밀번호를 살피고 고칩니다.",
  },
  admin: {
    title: "관리자",
    description: "회원과 게시물을 관리합니다.",
  },
};
