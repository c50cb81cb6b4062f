/** Most links to other sites that a newcomer may write (docs/decisions/020). */
export const newcomersLinks = { question: 2, comment: 1 } as const;

/** A member is a newcomer for so many days, and for as long as fewer of their posts and comments stand. */
export const newcomer = { days: 7, writings: 3 } as const;

const nouns = { question: "질문", comment: "댓글" } as const;

export const tooManyLinks = (kind: keyof typeof newcomersLinks) =>
  `새로 가입하신 분은 ${nouns[kind]} 하나에 다른 누리집의 링크를 ${newcomersLinks[kind]}개까지 넣으실 수 있습니다. ` +
  `가입하신 지 ${newcomer.days}일이 지나고 남기신 글과 댓글이 ${newcomer.writings}개 이상이면 이 제한이 없어집니다.`;
