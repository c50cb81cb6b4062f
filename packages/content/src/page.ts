import { assemblyTemple } from "./assembly-temple.ts";
import type { PageText } from "./section.ts";

/**
 * Titles and descriptions of single pages, keyed by the last word of their address. The home page is called by the
 * association's name, which stands in braces in what is said of the others.
 */
export const pages = {
  home: {
    title: "홈",
    description:
      "금용 일섭 스님의 맥을 잇는 불모들의 모임입니다. 불화와 단청, 개금의 전통을 배우고 그리며 다음 세대에 전합니다.",
  },

  greeting: { title: "인사말", description: "{협회 이름} 회장이 찾아 주신 분들께 드리는 인사입니다." },
  missionStatement: {
    title: "설립 취지",
    description: "{협회 이름}의 문도들이 왜 모였고 무엇을 지키려 하는지 밝힙니다.",
  },
  ilsub: {
    title: "금용 일섭",
    description: "근대 불화와 단청에 큰 자취를 남긴 금용 일섭 스님의 삶과 작품을 소개합니다.",
  },
  guide: { title: "협회 로고", description: "{협회 이름}의 로고에 담긴 뜻과 쓰는 방법을 안내합니다." },
  history: { title: "협회 연혁", description: "창립부터 오늘까지 {협회 이름}의 발자취를 적었습니다." },
  direction: {
    title: "오시는 길",
    description: `총회와 추모다례재가 열리는 ${assemblyTemple}의 위치와 교통편을 안내합니다.`,
  },
  memberGenealogy: { title: "계보", description: "스승에서 제자로 이어 온 화맥을 한눈에 봅니다." },
  foreword: { title: "간행사", description: "{협회 이름} 계보를 펴내며 엮은 차례와 마음을 적은 글입니다." },

  executives: { title: "임원", description: "{협회 이름}의 임원을 소개합니다." },
  members: { title: "문도", description: "문도의 이름을 스승별로 정리했습니다." },

  majorBusiness: {
    title: "주요사업",
    description: "학술 세미나와 불교미술전, 해마다 모시는 추모다례재를 소개합니다.",
  },
  culturalProperty: {
    title: "무형유산 인정",
    description: "단청장과 불화장이 무형유산으로 인정받아 온 과정을 정리했습니다.",
  },
  magoksa: { title: "마곡사", description: "남방화소로 불린 마곡사와 그곳 화승들의 이야기입니다." },
  monumentalForest: {
    title: "불모비림",
    description: "앞서간 불모들을 기리는 비석과 비문을 소개합니다.",
  },
  buyongsa: { title: "부용사", description: "금용 일섭 스님의 자취가 남은 김제 부용사를 소개합니다." },
  calendar: { title: "행사 달력", description: "{협회 이름}의 행사를 양력과 음력 날짜로 알려 드립니다." },

  notice: {
    title: "공지사항",
    description: "총회와 다례재, 전시와 강습 등 {협회 이름}의 소식을 알려 드립니다.",
  },
  qna: {
    title: "Q&A",
    description: "재료와 기법, 도상과 보존까지 불화와 단청에 관한 물음과 답을 나눕니다.",
  },
  qnaEdit: { title: "글쓰기", description: "Q&A에 올릴 글을 씁니다." },
  qnaRevise: { title: "글 수정", description: "Q&A에 올린 글을 고칩니다." },

  signIn: { title: "로그인", description: "{협회 이름} 회원으로 로그인합니다." },
  signUp: { title: "회원가입", description: "{협회 이름} 누리집의 회원으로 가입합니다." },
  findId: { title: "아이디 찾기", description: "이름과 이메일로 아이디를 찾습니다." },
  findPassword: {
    title: "비밀번호 찾기",
    description: "이메일로 받은 인증번호로 새 비밀번호를 정합니다.",
  },
  mailStop: { title: "메일 알림", description: "알림 메일을 끕니다." },
  invitation: { title: "회원 초대", description: "초대받은 분이 비밀번호를 정합니다." },
  myPage: { title: "마이페이지", description: "내 정보와 활동 이력을 살피고 고칩니다." },
  passwordSetting: { title: "비밀번호 변경", description: "지금 쓰는 비밀번호를 새로 바꿉니다." },
  apiKey: { title: "API 키", description: "API 키를 살피고 관리합니다." },
  addressPopup: { title: "주소 검색", description: "도로명과 건물 이름으로 주소를 찾습니다." },
  terms: { title: "이용약관", description: "{협회 이름} 누리집을 이용하는 데 필요한 약속입니다." },
  personalInfo: {
    title: "개인정보처리방침",
    description: "회원의 개인정보를 무엇을 위해 모으고 어떻게 지키는지 알려 드립니다.",
  },

  // Of the administration, whose pages nobody searches for.
  dashboard: { title: "관리자 홈" },
  memberManage: { title: "회원 관리" },
  memberList: { title: "회원 목록" },
  memberDetail: { title: "회원 정보" },
  memberRegister: { title: "회원 등록" },
  memberImport: { title: "명단으로 등록" },
  contentManage: { title: "게시물 관리" },
  contentList: { title: "게시물 목록" },
  contentEdit: { title: "게시물 쓰기" },
  contentWorks: { title: "여러 작품 올리기" },
  contentRecords: { title: "작품 기록 채우기" },
  contentUndescribed: { title: "대체 텍스트 없는 이미지" },
  contentPhotos: { title: "여러 사진 올리기" },
  contentChange: { title: "게시물 수정" },
  plan: { title: "예약한 글" },
  trash: { title: "휴지통" },
  audit: { title: "관리 기록" },
  job: { title: "백그라운드 작업" },
  imported: { title: "옛 누리집에서 옮기기" },
  auditReview: { title: "월별 점검" },
  keyManage: { title: "API 키 관리" },
  applications: { title: "가입 신청" },
  dues: { title: "회비" },
  gradeManage: { title: "회원 등급" },
  boardManage: { title: "게시판 관리" },
  menuManage: { title: "페이지와 메뉴" },
  eventManage: { title: "행사 관리" },
  exhibitionManage: { title: "전시 관리" },
  bulletin: { title: "팝업·배너" },
  mailing: { title: "공지 메일" },
  webhook: { title: "웹훅 관리" },
  reportManage: { title: "신고 관리" },

  notFound: { title: "페이지를 찾을 수 없습니다", description: "요청하신 페이지가 없습니다." },
} as const satisfies Record<string, Pick<PageText, "title"> & Partial<PageText>>;
