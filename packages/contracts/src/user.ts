import { z } from "zod";

export const roles = ["USER", "ADMIN"] as const;
export type Role = (typeof roles)[number];

/** A higher level may do whatever a lower one may (spec §9). */
export const roleLevel = { USER: 1, ADMIN: 2 } as const satisfies Record<Role, number>;

/** A member as they see themselves; `role` is the position text, not a permission (ADM-06). */
export const user = z.object({
  _id: z.string(),
  id: z.string(),
  username: z.string(),
  name: z.string(),
  nickname: z.string(),
  email: z.string(),
  homepage: z.string(),
  zonecode: z.string(),
  address: z.string(),
  detailAddress: z.string(),
  profile: z.string(),
  career: z.string(),
  activity: z.string(),
  role: z.string(),
  isActive: z.boolean(),
});
export type User = z.infer<typeof user>;
