/** A painter and those who learned from them: with whom a new installation begins. */
export type Disciple = { name: string; disciples?: readonly Disciple[] };

const named = (...names: string[]): Disciple[] => names.map((name) => ({ name }));

export const genealogy: {
  title: string;
  /** As of which day it was written; the page shows the last change. */
  asOf: string;
  /** Above the table; what stands in braces is counted by the page. */
  lead: string;
  /** What search engines show of it. */
  description: string;
  master: Disciple;
} = {
  title: "문도 계보",
  asOf: "2025-06-30",
  lead: "금용당 일섭 스님을 1세로 하여 {세대} 세대의 이름을 적었습니다. 그 위로는 금호당 약효 스님과 보응당 문성 스님이 있으며, 두 스승은 계보 그림에서 함께 보실 수 있습니다.",
  description: "{세대} 세대에 걸친 문도의 이름을 스승별로 정리했습니다.",
  master: {
    name: "일섭",
    disciples: [
      {
        name: "담묵",
        disciples: [
          {
            name: "한석록",
            disciples: [
              { name: "문하엽", disciples: named("나초본", "도채운") },
              { name: "조세필", disciples: named("방연당") },
            ],
          },
          { name: "고먹선", disciples: [{ name: "하은선", disciples: named("표단청") }] },
        ],
      },
      {
        name: "취벽",
        disciples: [
          {
            name: "백호분",
            disciples: [{ name: "구문양", disciples: named("진자주", "여백묵") }, ...named("남양록")],
          },
          { name: "서벽화", disciples: [{ name: "설청화", disciples: named("민채연") }] },
        ],
      },
      {
        name: "석록",
        disciples: [
          { name: "남석청", disciples: [{ name: "피바림", disciples: named("공분채") }, ...named("엄초롱")] },
          { name: "유뇌록", disciples: named("탁연잎") },
        ],
      },
      {
        name: "단운",
        disciples: [
          { name: "강운문", disciples: [{ name: "마구름", disciples: named("옥비선") }] },
          { name: "노단청", disciples: [{ name: "채서까래", disciples: named("길부연") }, ...named("국처마")] },
        ],
      },
      {
        name: "금선",
        disciples: [
          { name: "조금박", disciples: [{ name: "금은니", disciples: named("반금니", "석금선") }] },
          { name: "서금니", disciples: named("황금당") },
        ],
      },
      {
        name: "백토",
        disciples: [
          { name: "임백토", disciples: [{ name: "주가칠", disciples: named("변호분") }] },
          { name: "안풀솔", disciples: named("심뇌문") },
        ],
      },
      {
        name: "향연",
        disciples: [
          { name: "윤향로", disciples: [{ name: "지연등", disciples: named("봉다례") }, ...named("추향당")] },
          { name: "오채색", disciples: named("장오색") },
        ],
      },
      {
        name: "채운",
        disciples: [
          { name: "정초본", disciples: [{ name: "신모사", disciples: named("허밑그림") }] },
          { name: "황석웅", disciples: named("차주홍") },
        ],
      },
      {
        name: "연화",
        disciples: [
          { name: "유연화", disciples: [{ name: "배연지", disciples: named("류꽃살") }, ...named("손보상")] },
          { name: "임보상", disciples: named("곽당초") },
        ],
      },
    ],
  },
};

/** The line of teachers and the master at its end, oldest first, as it is publicly known. */
export const forebears = [
  { dharmaName: "금호당", name: "약효", hanja: "錦湖堂 若效" },
  { dharmaName: "보응당", name: "문성", hanja: "普應堂 文性" },
  { dharmaName: "금용당", name: "일섭", hanja: "金蓉堂 日燮" },
] as const;

export const lineagePicture = {
  /** Of the same in words, below the picture. */
  title: "글로 읽는 계보",
  caption: "마곡사의 화맥에서 {문하} 문하로. 누리집을 위하여 그린 그림입니다.",
  lead: "그림의 법을 이은 차례를 화맥이라 합니다. 마곡사의 약효 스님에게서 문성 스님으로, 다시 일섭 스님으로 이어진 맥이 {문하} 문하로 갈라졌습니다. 그림은 일섭 스님의 두 스승에서 {그림 세대}세까지를 담았습니다.",
};
