import { createHash } from "node:crypto";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { Session } from "@bulmo/entities/session.entity";
import { jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from "lucia";
import { DomainError } from "./errors.ts";
import { plannedOnce } from "./platform/database/planned-once.ts";

declare module "lucia" {
  interface Register {
    Lucia: Lucia<{ autoLogin: boolean; lastUsedAt: Date }, { isActive: boolean }>;
    DatabaseSessionAttributes: { autoLogin: boolean; device: string; lastUsedAt: Date };
    DatabaseUserAttributes: { isActive: boolean };
  }
}

/** Who makes a call. */
export type Actor = {
  id: string;
  sessionId: string;
  nickname: string;
  isAdmin: boolean;
  /** Is an administrator, and may not act as one before there is a second factor where the site asks for one. */
  lacksSecondFactor: boolean;
};

/**
 * What somebody is told who may not do what they ask for: an administrator who lacks the second factor, what to do about
 * it.
 */
export const refusalOf = ({ lacksSecondFactor }: Actor): DomainError =>
  new DomainError(lacksSecondFactor ? "SECOND_FACTOR_MISSING" : "NOT_ALLOWED");

/** Lifetimes of requirements/decisions.md, in milliseconds. */
export const lifetime = {
  accessToken: 10 * 60_000,
  autoLogin: 30 * 24 * 60 * 60_000,
  browser: 12 * 60 * 60_000,
} as const;

/** A session is stored and named under the hash of its id; the id itself stands only in the cookie (SEC-01). */
export const hashSessionId = (id: string) => createHash("sha256").update(id).digest("hex");

/**
 * Lucia decodes all cookies of a request and throws at one that cannot be, which any site below this name may have set:
 * it is shown ours alone, whose value never needs an escape.
 */
const ownCookie = (name: string, header: string) =>
  header.split(/;\s*/u).findLast((pair) => pair.startsWith(`${name}=`) && !pair.includes("%")) ?? "";

type SessionRow = {
  id: string;
  user_id: string;
  expires_at: Date | string;
  auto_login: boolean;
  device: string;
  last_used_at?: Date | string | null | undefined;
};

const asLuciaSession = (row: SessionRow, id: string): DatabaseSession => ({
  id,
  userId: row.user_id,
  expiresAt: new Date(row.expires_at),
  attributes: { autoLogin: row.auto_login, device: row.device, lastUsedAt: new Date(row.last_used_at ?? 0) },
});

/** Lucia's view of our tables. Sessions for one browser visit keep the end they were given: only 자동 로그인 slides. */
function createAdapter(fork: () => EntityManager): Adapter {
  const database = () => fork().getKysely<Tables>();
  return {
    async getSessionAndUser(id): Promise<[DatabaseSession | null, DatabaseUser | null]> {
      const row = await database()
        .selectFrom("session")
        .innerJoin("user", "user.id", "session.user_id")
        .select(["session.id", "session.user_id", "session.expires_at", "session.auto_login", "user.is_active"])
        .select(["session.device", "session.last_used_at"])
        .where("session.id", "=", hashSessionId(id))
        .$call(plannedOnce)
        .executeTakeFirst();
      if (!row) return [null, null];
      return [asLuciaSession(row, id), { id: row.user_id, attributes: { isActive: row.is_active } }];
    },
    async getUserSessions(userId) {
      const rows = await database().selectFrom("session").selectAll().where("user_id", "=", userId).execute();
      return rows.map((row) => asLuciaSession(row, row.id));
    },
    async setSession({ id, userId, expiresAt, attributes }) {
      const end = attributes.autoLogin ? expiresAt : new Date(Date.now() + lifetime.browser);
      const em = fork();
      em.create(Session, {
        id: hashSessionId(id),
        user: userId,
        ...attributes,
        expiresAt: end,
        passwordCheckedAt: null,
      });
      await em.flush();
    },
    async updateSessionExpiration(id, expiresAt) {
      await fork().nativeUpdate(Session, { id: hashSessionId(id), autoLogin: true }, { expiresAt });
    },
    async deleteSession(id) {
      await fork().nativeDelete(Session, { id: hashSessionId(id) });
    },
    async deleteUserSessions(userId) {
      await fork().nativeDelete(Session, { user: userId });
    },
    async deleteExpiredSessions() {
      await fork().nativeDelete(Session, { expiresAt: { $lte: new Date() } });
    },
  };
}

async function findActor(em: EntityManager, sessionId: string, needsSecondFactor: boolean): Promise<Actor | null> {
  const row = await em
    .getKysely<Tables>()
    .selectFrom("session")
    .innerJoin("user", "user.id", "session.user_id")
    .leftJoin("second_factor", "second_factor.user_id", "user.id")
    .select(["user.id", "user.nickname", "user.is_admin", "user.is_active", "session.expires_at"])
    .select("second_factor.secret")
    .where("session.id", "=", sessionId)
    .$call(plannedOnce)
    .executeTakeFirst();
  if (!row || !row.is_active || new Date(row.expires_at).getTime() <= Date.now()) return null;
  const lacksSecondFactor = needsSecondFactor && row.is_admin && row.secret === null;
  const isAdmin = row.is_admin && !lacksSecondFactor;
  return { id: row.id, sessionId, nickname: row.nickname, isAdmin, lacksSecondFactor };
}

export type Sessions = ReturnType<typeof createSessions>;

/** A sliding session is pushed on once a day, not at every call. */
const slideAfter = 24 * 60 * 60_000;

/** When a session was last used is told by the day: an hour is near enough, and spares a write at each refresh. */
const noteUseAfter = 60 * 60_000;

export type SessionOptions = {
  /** Gives a fresh entity manager. */
  fork: () => EntityManager;
  /** Signs the access tokens: at least 32 characters. */
  secret: string;
  cookieName: string;
  /** Whether an administrator without a second factor is taken for a member. */
  needsSecondFactor: boolean;
};

/** Sessions (Lucia's) and the short-lived tokens that name them. */
export function createSessions({ fork, secret, cookieName, needsSecondFactor }: SessionOptions) {
  const key = new TextEncoder().encode(secret);
  const adapter = createAdapter(fork);
  const lucia = new Lucia(adapter, {
    sessionCookie: { name: cookieName },
    sessionExpiresIn: new TimeSpan(lifetime.autoLogin, "ms"),
    getSessionAttributes: ({ autoLogin, lastUsedAt }) => ({ autoLogin, lastUsedAt }),
    getUserAttributes: ({ isActive }) => ({ isActive }),
  });

  const issueToken = (sessionId: string) =>
    new SignJWT()
      .setProtectedHeader({ alg: "HS256" })
      .setSubject(sessionId)
      .setExpirationTime(Math.floor((Date.now() + lifetime.accessToken) / 1000))
      .sign(key);

  /** A signature stays what it is, so it is checked once; that the session lives is asked each time. */
  const signed = new LRUCache<string, { sessionId: string; until: number }>({ max: 10_000 });
  async function readToken(token: string): Promise<string | null> {
    const known = signed.get(token);
    if (known && known.until > Date.now()) return known.sessionId;
    const { payload } = (await jwtVerify(token, key, { algorithms: ["HS256"] }).catch(() => null)) ?? {};
    if (!payload?.sub || !payload.exp) return null;
    signed.set(token, { sessionId: payload.sub, until: payload.exp * 1000 });
    return payload.sub;
  }

  return {
    readCookie: (header: string | undefined) => lucia.readSessionCookie(ownCookie(cookieName, header ?? "")),

    /** Opens a session; `id` is for the cookie and is not stored. */
    async open(userId: string, options: { autoLogin: boolean; device: string }) {
      const { id } = await lucia.createSession(userId, { ...options, lastUsedAt: new Date() });
      return { id, accessToken: await issueToken(hashSessionId(id)) };
    },

    /** A new token for the session of a cookie, or null when it or its account is dead. 자동 로그인 slides on. */
    async refresh(id: string) {
      const { session, user } = await lucia.validateSession(id);
      if (!session || !user.isActive) return null;
      // Lucia waits for half of the lifetime, which would make 30 days of sliding 15.
      const end = Date.now() + lifetime.autoLogin;
      if (session.autoLogin && session.expiresAt.getTime() < end - slideAfter)
        await adapter.updateSessionExpiration(id, new Date(end));
      if (session.lastUsedAt.getTime() < Date.now() - noteUseAfter)
        await fork().nativeUpdate(Session, { id: hashSessionId(id) }, { lastUsedAt: new Date() });
      return { autoLogin: session.autoLogin, accessToken: await issueToken(hashSessionId(id)) };
    },

    close: (id: string) => lucia.invalidateSession(id),

    /** Ends the session of a token, by the name under which it is stored. */
    closeNamed: (sessionId: string) => fork().nativeDelete(Session, { id: sessionId }),

    /** Whom a bearer token names, asked of the database each time (SEC-03). Throws SIGN_IN_REQUIRED. */
    async authenticate(em: EntityManager, token: string): Promise<Actor> {
      const sessionId = await readToken(token);
      const actor = sessionId === null ? null : await findActor(em, sessionId, needsSecondFactor);
      if (!actor) throw new DomainError("SIGN_IN_REQUIRED");
      return actor;
    },

    sweep: () => lucia.deleteExpiredSessions(),
  };
}
