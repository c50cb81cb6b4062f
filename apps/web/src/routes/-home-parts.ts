import { pagePart } from "../parts/lazy/page-part.tsx";

// Its styles come with the page, which would stand without them until its scripts run.
import "../gallery/exhibition/announcement.css.ts";

/** Loaded by a home page that announces an exhibition, and by no other. */
export const Announcement = pagePart(
  async () => (await import("../gallery/exhibition/announcement.tsx")).Announcement,
  {
    name: "announcement",
    failed: "전시 안내를 불러오지 못했습니다. 연결 상태를 확인해 주세요.",
    fallback: null,
  },
);
