export const roles = ["USER", "ADMIN"] as const;
export type Role = (typeof roles)[number];

/** A higher level may do whatever a lower one may (requirements/constants.md). */
export const roleLevel = { USER: 1, ADMIN: 2 } as const satisfies Record<Role, number>;
