export type PageText = { title: string; description: string };

type SectionKey = "about" | "member" | "news" | "gallery" | "community" | "account" | "admin";

export const sections: Readonly<Record<SectionKey, Pick<PageText, "title">>> = {
  about: { title: "협회 소개" },
  member: { title: "문도" },
  news: { title: "소식" },
  gallery: { title: "전시" },
  community: { title: "커뮤니티" },
  account: { title: "회원" },
  admin: { title: "관리자" },
};

/** What the section of members is called where it shows no line of disciples. */
export const membersAlone = "사람들";
