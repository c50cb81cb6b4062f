import { readPool } from "@bulmo/entities/connection-pool";
import type { Database } from "@bulmo/entities/database";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { methodClass, routeClass } from "./route-class.ts";
import { subscribe } from "../measure/measure.ts";

/** Seconds. What docs/requirements promises of pages lies between the second and the fourth. */
const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

type Registers = { registers: [Registry] };

function countRequests(to: Registers): (() => void)[] {
  const total = new Counter({
    ...to,
    name: "http_requests_total",
    help: "Requests that are done, by kind of address, method and status",
    labelNames: ["route", "method", "status"],
  });
  const duration = new Histogram({
    ...to,
    name: "http_request_duration_seconds",
    help: "Seconds from a request's headers to the end of its answer, by kind of address",
    labelNames: ["route"],
    buckets,
  });
  const cached = new Counter({
    ...to,
    name: "bulmo_kept_answers_total",
    help: "Requests that were answered from memory",
  });
  return [
    subscribe("request", ({ method, path, status, seconds }) => {
      const route = routeClass(path);
      total.inc({ route, method: methodClass(method), status: String(status) });
      duration.observe({ route }, seconds);
    }),
    subscribe("cached", () => cached.inc()),
  ];
}

function countWork(to: Registers): (() => void)[] {
  const mails = new Counter({
    ...to,
    name: "bulmo_mails_total",
    help: "Mails that were handed over, given up after the last attempt, or withheld from an unproven address",
    labelNames: ["result"],
  });
  const jobs = new Counter({
    ...to,
    name: "bulmo_jobs_total",
    help: "Attempts at work behind the scenes, by its kind and by what came of them",
    labelNames: ["kind", "result"],
  });
  const uploads = new Counter({
    ...to,
    name: "bulmo_uploads_total",
    help: "Pictures that were sent, by what came of them",
    labelNames: ["result"],
  });
  const limits = new Counter({
    ...to,
    name: "bulmo_limits_refused_total",
    help: "Calls that were refused because a limit was used up",
    labelNames: ["limit"],
  });
  return [
    subscribe("mail", ({ result }) => mails.inc({ result })),
    subscribe("job", ({ kind, result }) => jobs.inc({ kind, result })),
    subscribe("upload", ({ result }) => uploads.inc({ result })),
    subscribe("limit", ({ name }) => limits.inc({ limit: name })),
  ];
}

const watchPool = (to: Registers, database: Database) =>
  new Gauge({
    ...to,
    name: "bulmo_database_pool",
    help: "Connections to PostgreSQL: all of them, idle ones, and calls that wait for one",
    labelNames: ["state"],
    async collect() {
      const pool = await readPool(database).catch(() => null);
      for (const [state, count] of Object.entries(pool ?? {})) this.set({ state }, count);
    },
  });

/** Told by what knows of backups; no line where there is none yet, which an alarm notices as well. */
const watchBackups = (to: Registers, readAge: () => Promise<number | null>) =>
  new Gauge({
    ...to,
    name: "bulmo_backup_age_seconds",
    help: "Seconds since the moment that the last backup is of which was restored and came back as it was",
    // Without a label a gauge stands at 0 before it is set, which would be the best of all backups.
    labelNames: ["kind"],
    async collect() {
      const age = await readAge().catch(() => null);
      this.reset();
      if (age !== null) this.set({ kind: "nightly" }, age / 1000);
    },
  });

type Sources = { database: Database; /** Milliseconds. */ readBackupAge: () => Promise<number | null> };

export type Metrics = ReturnType<typeof openMetrics>;

/** Counts what happens in this process from now on, in Prometheus' names. */
export function openMetrics({ database, readBackupAge }: Sources) {
  const registry = new Registry();
  const to: Registers = { registers: [registry] };
  collectDefaultMetrics({ register: registry });
  const stops = [...countRequests(to), ...countWork(to)];
  watchPool(to, database);
  watchBackups(to, readBackupAge);
  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    close(): Promise<void> {
      for (const stop of stops) stop();
      registry.clear();
      return Promise.resolve();
    },
  };
}
