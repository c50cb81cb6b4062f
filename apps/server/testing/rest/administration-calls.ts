import { randomUUID } from "node:crypto";
import { errorMessages } from "@bulmo/contracts/error";
import { expect } from "vitest";
import { addFailedJob } from "../job.ts";
import { nothing, restRow } from "./rest-row.ts";

const { NOT_ALLOWED } = errorMessages;
const nobody = () => ({ id: randomUUID() });

/** A call under its requirement, API-41. */
const call = (address: string) => restRow("API-41", address);

const auditCalls = [
  call("GET /audit/list")("of members", "administrator", () => ({ kind: "MEMBER", person: "" }), [
    200,
    { list: expect.any(Array), next: null },
  ]),
  call("GET /audit/list")("what is older", "administrator", () => ({ before: 1 }), [200, { list: [], next: null }]),
  call("GET /audit/list")("the log", "member", nothing, [403, NOT_ALLOWED]),
];

const importCalls = [
  call("GET /import/list")("what was moved in", "administrator", nothing, [200, { list: expect.any(Array) }]),
  call("GET /import/list")("the record", "member", nothing, [403, NOT_ALLOWED]),
];

const dashboardCalls = [
  call("GET /dashboard")("what waits", "administrator", nothing, [
    200,
    expect.objectContaining({ tasks: expect.any(Array), visitDays: expect.any(Array) }),
  ]),
  call("GET /dashboard")("what waits", "member", nothing, [403, NOT_ALLOWED]),
];

const jobCalls = [
  call("GET /job/list")("what is done behind the scenes", "administrator", nothing, [
    200,
    { list: expect.any(Array), page: 1, totalPages: 1, retryableMails: expect.any(Number) },
  ]),
  call("GET /job/list")("the list", "member", nothing, [403, NOT_ALLOWED]),
  call("POST /job/retry")(
    "one that was given up",
    "administrator",
    async ({ site }) => ({ id: await addFailedJob(site) }),
    [200, { success: true }],
  ),
  call("POST /job/retry")("one that is not", "administrator", nobody, [404, errorMessages.JOB_NOT_FOUND]),
  call("POST /job/retry/mails")(
    "all that were given up",
    "administrator",
    async ({ site }) => void (await addFailedJob(site)),
    [200, { count: expect.any(Number) }],
  ),
  call("POST /job/retry/mails")("all that were given up", "member", nothing, [403, NOT_ALLOWED]),
];

/** What administrators read of the site as a whole, and of what it does behind the scenes. */
export const administrationCalls = [...auditCalls, ...dashboardCalls, ...importCalls, ...jobCalls];
