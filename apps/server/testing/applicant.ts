import type { User } from "@bulmo/entities/user.entity";
import { createUser } from "./fixture.ts";
import type { Site } from "./site.ts";

/** Somebody who applied and waits. */
export const addApplicant = (site: Pick<Site, "fork">): Promise<User> =>
  createUser(site.fork(), { isActive: false, appliedAt: new Date() });
