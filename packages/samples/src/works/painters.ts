/**
 * The studios (문하), each named after its teacher, and whose works of it are shown: people of the lineage with which a new
 * site begins, which is invented.
 */
export const studios = {
  담묵: ["한석록", "고먹선", "문하엽", "하은선"],
  취벽: ["백호분", "서벽화", "구문양", "설청화"],
  석록: ["남석청", "유뇌록", "피바림", "탁연잎"],
  단운: ["강운문", "노단청", "마구름", "채서까래"],
  금선: ["조금박", "서금니", "금은니", "황금당"],
  백토: ["임백토", "안풀솔", "주가칠", "심뇌문"],
  향연: ["윤향로", "오채색", "지연등", "추향당"],
  채운: ["정초본", "황석웅", "신모사", "차주홍"],
  연화: ["유연화", "임보상", "배연지", "손보상"],
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
