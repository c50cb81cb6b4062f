import { publicPages } from "../../tests/e2e/pages.ts";

const members = ["/my-page", "/my-page/api-key", "/password-setting", "/community/qna/edit"];

/** What each role may open that the one before may not. */
export const pagesOf = {
  visitor: publicPages.map(({ path }) => path),
  member: members,
  administrator: [
    ...members,
    "/admin/member-manage/list",
    "/admin/member-manage/register",
    "/admin/content-manage/list?type=notice",
    "/admin/content-manage/edit?type=notice",
    "/admin/content-manage/works?type=FIRST_EXHIBITION",
    "/admin/content-manage/planned",
    "/admin/content-manage/trash",
    "/admin/api-key",
    "/admin/board",
    "/admin/bulletin",
    "/admin/grade",
    "/admin/exhibition",
    "/admin/exhibition?order=1",
    "/admin/webhook",
    "/admin/audit",
  ],
};
