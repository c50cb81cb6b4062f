import type { DashboardTask } from "@bulmo/contracts/dashboard-task";

/** How each kind of task is called, in what it is counted, and where it is done; another kind is added here. */
export const taskWords: Record<DashboardTask, { title: string; unit: string; path: string }> = {
  QUESTION: { title: "답변을 기다리는 질문", unit: "건", path: "/admin/content-manage/list?type=qna&state=unanswered" },
  REPORT: { title: "살펴볼 신고", unit: "건", path: "/admin/report-manage" },
  APPLICATION: { title: "기다리는 가입 신청", unit: "건", path: "/admin/member-manage/applications" },
  REVIEW: { title: "점검할 접속기록", unit: "개월치", path: "/admin/audit-review" },
  PLAN: { title: "7일 안에 올라갈 예약 글", unit: "편", path: "/admin/content-manage/planned" },
  // Each on the page where it stands; all of them are named here.
  DRAFT: { title: "아직 내지 않은 초안", unit: "편", path: "" },
  UNDESCRIBED: { title: "대체 텍스트 없는 이미지", unit: "장", path: "/admin/content-manage/undescribed" },
  PROPOSAL: { title: "캡션에서 채울 수 있는 작품 기록", unit: "점", path: "/admin/content-manage/records" },
};

export const formatCount = (count: number): string => count.toLocaleString("ko-KR");

const units = ["KB", "MB", "GB", "TB"] as const;
const step = 1024;

/** 812KB, 1.2MB, 60GB: with one digit after the point where it says something. */
export function formatBytes(bytes: number): string {
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(step))));
  const size = bytes / step ** power;
  return `${formatCount(size < 10 ? Math.round(size * 10) / 10 : Math.round(size))}${units[power - 1]}`;
}

/** 42초, 3분, 2시간 5분: how long something took. */
export function formatSeconds(seconds: number): string {
  if (seconds < 100) return `${seconds}초`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 100) return `${minutes}분`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}시간${rest > 0 ? ` ${rest}분` : ""}`;
}
