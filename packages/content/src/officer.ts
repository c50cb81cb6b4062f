/** What search engines show of the list; the association is named, and the page tells the term that it shows. */
export const officersDescription = "{협회 이름}의 {기수} 임원을 소개합니다.";

/** In the order in which they are named. */
export const officerTypes = [
  "CHAIRMAN",
  "ADVISER",
  "SENIOR_VICE_PRESIDENT",
  "VICE_PRESIDENT",
  "GENERAL_MANAGE",
  "FINANCIAL_DIRECTOR",
  "AUDIT",
  "DIRECTOR",
] as const;

export type OfficerType = (typeof officerTypes)[number];

export type Officer = { type: OfficerType; role: string; name: string; remarks: string };

const officer = (type: OfficerType, role: string, name: string, remarks = ""): Officer => ({
  type,
  role,
  name,
  remarks,
});

const director = (name: string, remarks = "") => officer("DIRECTOR", "이사", name, remarks);

/** The term with which a new installation begins. */
export const firstTerm = 11;

/** Its officers. Those of one type stand together. */
export const officers: readonly Officer[] = [
  officer("CHAIRMAN", "회장", "한석록", "담묵 문하"),
  officer("ADVISER", "고문", "고먹선", "제7·8대 회장"),
  officer("ADVISER", "고문", "서벽화", "제9대 회장"),
  officer("ADVISER", "고문", "유뇌록", "제10대 회장"),
  officer("ADVISER", "고문", "노단청"),
  officer("SENIOR_VICE_PRESIDENT", "수석부회장", "남석청", "석록 문하"),
  officer("VICE_PRESIDENT", "부회장", "백호분", "취벽 문하"),
  officer("VICE_PRESIDENT", "부회장", "강운문", "단운 문하"),
  officer("VICE_PRESIDENT", "부회장", "조금박", "금선 문하"),
  officer("VICE_PRESIDENT", "부회장", "윤향로", "향연 문하"),
  officer("GENERAL_MANAGE", "사무국장", "문하엽", "사무국 총괄"),
  officer("FINANCIAL_DIRECTOR", "재무이사", "임보상", "회비와 결산"),
  officer("AUDIT", "감사", "정초본"),
  officer("AUDIT", "감사", "임백토"),
  director("서금니", "전시 분과"),
  director("안풀솔", "전시 분과"),
  director("오채색", "전시 분과"),
  director("황석웅", "학술 분과"),
  director("유연화", "학술 분과"),
  director("구문양", "학술 분과"),
  director("조세필", "교육 분과"),
  director("하은선", "교육 분과"),
  director("설청화", "교육 분과"),
  director("피바림", "보존 분과"),
  director("마구름", "보존 분과"),
  director("채서까래", "보존 분과"),
  director("금은니", "다례 분과"),
  director("주가칠", "다례 분과"),
  director("지연등", "다례 분과"),
  director("신모사", "홍보 분과"),
  director("배연지", "홍보 분과"),
  director("남양록"),
];
