/** What the log knows, as the database does; the contracts' list is the same, and a server test holds them together. */
export const auditActs = [
  "SIGNED_IN",
  "MEMBERS_LISTED",
  "MEMBERS_DOWNLOADED",
  "MEMBER_READ",
  "MEMBER_REGISTERED",
  "MEMBER_SUSPENDED",
  "MEMBER_RESUMED",
  "MEMBER_POSITION_CHANGED",
  "MEMBER_REMOVED",
  "ADMIN_CREATED",
  "ADMIN_GRANTED",
  "ADMIN_REVOKED",
  "POST_CREATED",
  "POST_UPDATED",
  "POST_REMOVED",
  "POST_RESTORED",
  "POST_PURGED",
  "COMMENT_REMOVED",
  "HISTORY_SAVED",
  "PROPERTY_SAVED",
] as const;
export type AuditAct = (typeof auditActs)[number];
