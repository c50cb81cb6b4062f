/** What may wait for administrators, in the order in which it is told. */
export const dashboardTasks = [
  "QUESTION",
  "REPORT",
  "APPLICATION",
  "REVIEW",
  "PLAN",
  "DRAFT",
  "UNDESCRIBED",
  "PROPOSAL",
] as const;
export type DashboardTask = (typeof dashboardTasks)[number];
