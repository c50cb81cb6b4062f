import { pages } from "@bulmo/content/page";
import { sections } from "@bulmo/content/section";
import { sitePath } from "../../page/site-path.ts";
import type { NavigationGroup, NavigationItem } from "./navigation.ts";

/** Where a number says how much waits there. */
export const reportPath = sitePath("/admin/report-manage");
export const contentPath = sitePath("/admin/content-manage/list");

const members: readonly NavigationItem[] = [
  {
    label: pages.memberManage.title,
    to: sitePath("/admin/member-manage"),
    children: [
      { label: pages.memberList.title, to: sitePath("/admin/member-manage/list") },
      { label: pages.applications.title, to: sitePath("/admin/member-manage/applications") },
      { label: pages.memberRegister.title, to: sitePath("/admin/member-manage/register") },
      { label: pages.memberImport.title, to: sitePath("/admin/member-manage/import") },
    ],
  },
  { label: pages.gradeManage.title, to: sitePath("/admin/grade") },
  { label: pages.dues.title, to: sitePath("/admin/dues") },
];

const contents: readonly NavigationItem[] = [
  {
    label: pages.contentManage.title,
    to: sitePath("/admin/content-manage"),
    children: [
      { label: pages.contentList.title, to: contentPath },
      { label: pages.contentEdit.title, to: sitePath("/admin/content-manage/edit"), without: "index" },
      { label: pages.plan.title, to: sitePath("/admin/content-manage/planned") },
      { label: pages.contentUndescribed.title, to: sitePath("/admin/content-manage/undescribed") },
      { label: pages.trash.title, to: sitePath("/admin/content-manage/trash") },
    ],
  },
  { label: pages.exhibitionManage.title, to: sitePath("/admin/exhibition") },
  { label: pages.boardManage.title, to: sitePath("/admin/board") },
  { label: pages.menuManage.title, to: sitePath("/admin/menu") },
  { label: pages.eventManage.title, to: sitePath("/admin/event") },
];

const messages: readonly NavigationItem[] = [
  { label: pages.bulletin.title, to: sitePath("/admin/bulletin") },
  { label: pages.mailing.title, to: sitePath("/admin/mailing") },
  { label: pages.reportManage.title, to: reportPath },
];

const operation: readonly NavigationItem[] = [
  { label: pages.audit.title, to: sitePath("/admin/audit") },
  { label: pages.auditReview.title, to: sitePath("/admin/audit-review") },
  { label: pages.job.title, to: sitePath("/admin/job") },
  { label: pages.imported.title, to: sitePath("/admin/import") },
  { label: pages.keyManage.title, to: sitePath("/admin/api-key") },
  { label: pages.webhook.title, to: sitePath("/admin/webhook") },
];

/** What administrators look after (NAV-17), by what it is about; the first group has no name, being the start of them all. */
export const adminMenu: readonly NavigationGroup[] = [
  { items: [{ label: pages.dashboard.title, to: sitePath("/admin"), isAlone: true }] },
  { label: "회원", items: members },
  { label: "글과 전시", items: contents },
  { label: "알림과 신고", items: messages },
  { label: "운영", items: operation },
];

/** The same as a way from the top, for the breadcrumb. */
export const adminTree: readonly NavigationItem[] = [
  { label: sections.admin.title, to: sitePath("/admin"), children: adminMenu.flatMap(({ items }) => items) },
];
