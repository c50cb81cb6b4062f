import { randomUUID } from "node:crypto";
import { Job } from "@bulmo/entities/job.entity";
import type { Site } from "./site.ts";

/** A mail that was given up; answers its id. */
export async function addFailedJob(site: Pick<Site, "fork">): Promise<string> {
  const id = randomUUID();
  const [createdAt, endedAt] = [new Date(Date.now() - 60_000), new Date()];
  await site.fork().insert(Job, {
    id,
    kind: "mail",
    subject: "invitation",
    data: {},
    state: "FAILED",
    attempts: 1,
    lastError: "450 RCPT TO EENVELOPE",
    createdAt,
    endedAt,
  });
  return id;
}
