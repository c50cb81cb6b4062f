import { pagePart } from "../../../parts/lazy/page-part.tsx";

// Its styles come with the page, which would stand without them until its scripts run.
import "../../../gallery/album/photo-wall.css.ts";
import "../../../gallery/exhibition/framed-work.css.ts";
import "../../../gallery/exhibition/work-wall.css.ts";

/** How a wall hangs is worked out where there is one: no other board loads it. */
export const AlbumView = pagePart(async () => (await import("../../../gallery/album/album-view.tsx")).AlbumView, {
  name: "album",
  failed: "사진을 불러오지 못했습니다. 연결 상태를 확인해 주세요.",
});
