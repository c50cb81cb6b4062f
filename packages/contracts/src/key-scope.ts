// What is said of keys for programs where nothing is checked: without zod.

/** Reading; writing; and, besides one of them, what an administrator may read or write. */
export const keyScopes = ["read", "write", "admin"] as const;
export type KeyScope = (typeof keyScopes)[number];

/** What each is called, on the screen and in refusals. */
export const keyScopeLabels: Record<KeyScope, string> = { read: "읽기", write: "쓰기", admin: "관리" };

/** What is said of a scope that a key lacks. */
export const keyScopeMissing = (scope: KeyScope) => `이 API 키에는 ‘${keyScopeLabels[scope]}’ 권한이 없습니다.`;

/** Of one member at a time, those that have run out and are still listed included. */
export const mostKeys = 20;

/** How long a key is good, in days. */
export const keyDays = { fallback: 365, most: 730 } as const;

/** Whether it is good no longer. */
export const isKeyOver = ({ expiresAt }: { expiresAt: string }): boolean => Date.parse(expiresAt) <= Date.now();

export const longestKeyName = 50;
