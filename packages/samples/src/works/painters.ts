/** The studios (문하) whose pupils show their works; names are invented, after pigments and patterns. */
export const studios = {
  담묵: ["강담채", "이먹선", "오초본", "정백묘"],
  취벽: ["윤취록", "배벽파", "남하엽", "조청화"],
  석록: ["한석록", "민석채", "서공작", "임암채"],
  단운: ["고단홍", "문채단", "신운보", "장비운"],
  금선: ["김금박", "박금니", "최세필", "유감지"],
  백토: ["백호분", "노조개", "홍백분", "안지분"],
  향연: ["차향운", "권연지", "하다향", "곽청향"],
  채운: ["전오색", "송무늬", "원휘빛", "성운문"],
  연화: ["김연화", "손보상", "황연밥", "양꽃살"],
} as const;

export type Studio = keyof typeof studios;

/** The groups of each exhibition, a group's number being its place from 1; the first exhibition had none. */
export const groupsOf = {
  FIRST_EXHIBITION: [],
  SECOND_EXHIBITION: ["담묵", "취벽", "석록", "단운", "금선", "백토", "향연"],
  THIRD_EXHIBITION: ["담묵", "취벽", "석록", "단운", "금선", "채운", "향연"],
  FOURTH_EXHIBITION: ["담묵", "취벽", "석록", "단운", "금선", "백토", "향연", "채운", "연화"],
} as const satisfies Record<string, readonly Studio[]>;

export type ExhibitionType = keyof typeof groupsOf;

export const exhibitionTypes = Object.keys(groupsOf) as ExhibitionType[];
