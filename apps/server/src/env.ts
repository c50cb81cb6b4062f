import { join, resolve } from "node:path";
import { locales, z } from "zod";

const onOff = (fallback: "on" | "off") =>
  z
    .enum(["on", "off"], "on 또는 off여야 합니다 (on or off)")
    .default(fallback)
    .transform((value) => value === "on");

/** The public postcode service, as its guide names it. */
const publicPostcodeScript = "https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js";

/** The standard tiles of OpenStreetMap. */
const publicMapTiles = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";

/** What an endpoint may hold besides its origin: a path, where the store lives below one. */
function isEndpoint(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return (
    url !== undefined && ["http:", "https:"].includes(url.protocol) && `${url.search}${url.hash}${url.username}` === ""
  );
}

/** An address on one host, which the policy can name, with the places that a map fills in and no other. */
function isTileTemplate(template: string): boolean {
  const places = [...template.matchAll(/\{([^}]*)\}/gu)].map(([, place]) => place ?? "");
  const isWhole = ["z", "x", "y"].every((place) => places.includes(place));
  const isKnown = places.every((place) => ["z", "x", "y", "r"].includes(place));
  const origin = /^https?:\/\/[^/?#]+/u.exec(template)?.[0] ?? "";
  return isWhole && isKnown && !origin.includes("{") && URL.canParse(template) && URL.canParse(origin);
}

const schema = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: z.url({ protocol: /^https?$/u }).optional(),
  DATA_DIR: z.string().min(1).default("data"),
  BACKUP_DIR: z.string().min(1).optional(),
  NIGHTLY_BACKUP: onOff("on"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/u }).optional(),
  SAMPLE_DATA: z.enum(["on", "off"]).optional(),
  BEGIN_EMPTY: onOff("off"),
  SAMPLE_WORKS: z.coerce.number().int().min(0).max(1000).optional(),
  SESSION_SECRET: z.string().min(32, "at least 32 characters").optional(),
  MAILING_PACE: z.coerce.number().int().min(1).max(600).default(30),
  SMTP_URL: z.url({ protocol: /^smtps?$/u, hostname: /./u }).optional(),
  TRUST_PROXY: z.union([z.enum(["on", "off"]), z.coerce.number().int().min(0).max(10)]).default("off"),
  RATE_LIMITS: onOff("on"),
  ADMIN_SECOND_FACTOR: z.enum(["optional", "required"]).default("optional"),
  POSTCODE_SCRIPT_URL: z.url({ protocol: /^https?$/u }).default(publicPostcodeScript),
  MAP_TILE_URL: z
    .string()
    .refine(isTileTemplate, "an http or https address with {z}, {x} and {y} in its path")
    .default(publicMapTiles),
  S3_ENDPOINT: z.string().refine(isEndpoint, "an http or https address without a key or a question in it").optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u, "3 to 63 small letters, digits, dots and hyphens")
    .optional(),
  S3_REGION: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_FORCE_PATH_STYLE: onOff("on"),
  METRICS: z.enum(["on", "local", "off"]).default("local"),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{32,}$/u, "at least 32 characters without a space")
    .optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

/** Says which variable is wrong and why, in one line. */
export class EnvironmentError extends Error {}

const isThisComputer = (url: URL) => ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);

const loopback = new Set(["127.0.0.1", "::1", "localhost"]);

const hasProxy = ({ TRUST_PROXY: trusted }: z.infer<typeof schema>) => trusted !== "off" && trusted !== 0;

function samples(values: z.infer<typeof schema>, isPublic: boolean) {
  const wanted = values.SAMPLE_DATA ?? (values.DATABASE_URL || isPublic || values.BEGIN_EMPTY ? "off" : "on");
  // Well-known passwords must not open a site that others can reach, past a proxy either.
  const isReachable = isPublic || hasProxy(values) || (values.PUBLIC_URL === undefined && !loopback.has(values.HOST));
  return {
    isWanted: wanted === "on",
    /** Whether somebody asked for them, and is to be told where there are none. */
    isRequired: values.SAMPLE_DATA === "on",
    withAccounts: wanted === "on" && !isReachable,
  };
}

const storeVariables = ["S3_ENDPOINT", "S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** All of them or none: uploads that land where nobody meant them are found too late. */
function objectStore(values: z.infer<typeof schema>) {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values;
  if (endpoint && bucket && region && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey, hasPathStyle: values.S3_FORCE_PATH_STYLE };
  const given = storeVariables.find((name) => values[name] !== undefined);
  const missing = storeVariables.find((name) => values[name] === undefined);
  if (given) throw new EnvironmentError(`${missing}: required together with ${given}`);
  return undefined;
}

/** A proxy may say nothing of itself: what is open to this computer alone is so only where nothing tells of one. */
const metricsReaders = ({ METRICS: to, METRICS_TOKEN: token }: z.infer<typeof schema>, standsAlone: boolean) =>
  to === "off" ? undefined : { isOpen: to === "on", isOpenHere: standsAlone, token };

/** The validated settings. Throws EnvironmentError. */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env) {
  // An empty value, as compose files write it, is a variable that is not set.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  // Whoever starts the site reads a terminal and not a form.
  const parsed = schema.safeParse(given, { error: locales.en().localeError });
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new EnvironmentError(`${issue?.path.join(".")}: ${issue?.message}`);
  }
  const values = parsed.data;
  if (values.DATABASE_URL && !values.SESSION_SECRET)
    throw new EnvironmentError("SESSION_SECRET: required together with DATABASE_URL");
  if (values.BEGIN_EMPTY && values.SAMPLE_DATA === "on")
    throw new EnvironmentError("SAMPLE_DATA: on, but a site that begins empty (BEGIN_EMPTY) has no samples");
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`);
  const isPublic = values.PUBLIC_URL !== undefined && !isThisComputer(publicUrl);
  const standsAlone = !isPublic && !hasProxy(values);
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    publicUrl: publicUrl.origin,
    /** Whether visitors come by https: cookies are then told to leave by nothing else. */
    isSecure: publicUrl.protocol === "https:",
    /** Whether PUBLIC_URL was given: the site then has one origin, else that of the request's Host. */
    hasPublicUrl: values.PUBLIC_URL !== undefined,
    dataDirectory: resolve(values.DATA_DIR),
    /** Where backups go that nobody has given another name. */
    backupDirectory: resolve(values.BACKUP_DIR ?? join(values.DATA_DIR, "backups")),
    /** Whether this process takes a backup every night (docs/decisions/082). */
    hasNightlyBackup: values.NIGHTLY_BACKUP,
    databaseUrl: values.DATABASE_URL,
    samples: samples(values, isPublic),
    /** Whether an empty database becomes the site of another association, which is set up in the browser (docs/decisions/065). */
    beginsEmpty: values.BEGIN_EMPTY,
    /** How many works the samples hold; all where none is said. Each takes half a second to draw. */
    sampleWorks: values.SAMPLE_WORKS,
    smtpUrl: values.SMTP_URL,
    /** Whether mail that nobody sends may be read at /dev/outbox (OPS-13). */
    hasOpenOutbox: !values.SMTP_URL && !values.DATABASE_URL && standsAlone,
    sessionSecret: values.SESSION_SECRET,
    /** What Express calls `trust proxy`: a number of proxies, or whether to trust one. */
    trustProxy: typeof values.TRUST_PROXY === "number" ? values.TRUST_PROXY : values.TRUST_PROXY === "on" ? 1 : false,
    /** Mails a minute of a notice that is mailed. */
    mailingPace: values.MAILING_PACE,
    hasRateLimits: values.RATE_LIMITS,
    /** Whether administrators can do as such only what a second factor stands behind. */
    needsSecondFactor: values.ADMIN_SECOND_FACTOR === "required",
    postcodeScriptUrl: values.POSTCODE_SCRIPT_URL,
    /** Where the tiles of the map are: a template with {z}, {x} and {y}. */
    mapTileUrl: values.MAP_TILE_URL,
    /** Where the pictures are kept instead of DATA_DIR. */
    objectStore: objectStore(values),
    /** Who may read /metrics; undefined where nobody may. */
    metrics: metricsReaders(values, standsAlone),
    logLevel: values.LOG_LEVEL,
  } as const;
}

export type Environment = ReturnType<typeof readEnvironment>;
