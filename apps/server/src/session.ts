import type { KeyScope } from "@bulmo/contracts/key-scope";
import type { EntityManager } from "@bulmo/entities/database";
import { Session } from "@bulmo/entities/session.entity";
import { Lucia, TimeSpan } from "lucia";
import { DeadTokenError, DomainError, KeyScopeError } from "./errors.ts";
import { builtOnce } from "./platform/database/built-once.ts";
import { plannedOnce } from "./platform/database/planned-once.ts";
import { createSessionStore, hashSessionId, lifetime } from "./session-store.ts";
import { createSessionTokens } from "./session-token.ts";

/** Who makes a call. */
export type Actor = {
  id: string;
  nickname: string;
  isAdmin: boolean;
  /** The grade that boards may ask for; null for a member of none. */
  gradeId: number | null;
  /** Is an administrator, and may not act as one before there is a second factor where the site asks for one. */
  lacksSecondFactor: boolean;
  /** The session in which members call themselves; null where a program does by a key of theirs. */
  sessionId: string | null;
  /** What the program's key is for; null in a session, for which nothing is left out. */
  scopes: readonly KeyScope[] | null;
  /** From where, for the log of what administrators do; null until a call tells. */
  address: string | null;
  /** The program's member is an administrator, and its key is not meant for that. */
  lacksAdminScope: boolean;
};

/** Members who call themselves. */
export type SessionActor = Actor & { sessionId: string };

/**
 * What somebody is told who may not do what they ask for: an administrator who lacks the second factor, what to do about
 * it; a program whose key leaves it out, what it lacks.
 */
export function refusalOf({ lacksSecondFactor, lacksAdminScope }: Actor): DomainError {
  if (lacksAdminScope) return new KeyScopeError("admin");
  return new DomainError(lacksSecondFactor ? "SECOND_FACTOR_MISSING" : "NOT_ALLOWED");
}

/** Throws KEY_SCOPE_MISSING where a program calls whose key is not for that. A visitor has none, nor has a session. */
export function assertScope(actor: Actor | null, scope: KeyScope): void {
  if (actor?.scopes && !actor.scopes.includes(scope)) throw new KeyScopeError(scope);
}

/** Throws KEY_NOT_ALLOWED where a program calls: what opens an account is for its member alone, whatever a key is for. */
export function inSession(actor: Actor): SessionActor {
  const { sessionId } = actor;
  if (sessionId === null) throw new DomainError("KEY_NOT_ALLOWED");
  return { ...actor, sessionId };
}

/** What makes an administrator of somebody at this moment. */
type AdminRights = { isAdmin: boolean; hasSecondFactor: boolean; needsSecondFactor: boolean };

export function adminRightsOf({ isAdmin, hasSecondFactor, needsSecondFactor }: AdminRights) {
  const lacksSecondFactor = needsSecondFactor && isAdmin && !hasSecondFactor;
  return { isAdmin: isAdmin && !lacksSecondFactor, lacksSecondFactor };
}

/**
 * Lucia decodes all cookies of a request and throws at one that cannot be, which any site below this name may have set:
 * it is shown ours alone, whose value never needs an escape.
 */
const ownCookie = (name: string, header: string) =>
  header.split(/;\s*/u).findLast((pair) => pair.startsWith(`${name}=`) && !pair.includes("%")) ?? "";

const findSession = builtOnce((tables, _shape: null, sessionId: string) =>
  tables
    .selectFrom("session")
    .innerJoin("user", "user.id", "session.user_id")
    .leftJoin("second_factor", "second_factor.user_id", "user.id")
    .select(["user.id", "user.nickname", "user.is_admin", "user.is_active", "user.grade_id", "session.expires_at"])
    .select("second_factor.secret")
    .where("session.id", "=", sessionId)
    .$call(plannedOnce),
);

async function findActor(em: EntityManager, sessionId: string, needsSecondFactor: boolean): Promise<Actor | null> {
  const [row] = await findSession(em, null, sessionId);
  if (!row || !row.is_active || new Date(row.expires_at).getTime() <= Date.now()) return null;
  const { id, nickname, is_admin: isAdmin, grade_id: gradeId, secret } = row;
  const rights = adminRightsOf({ isAdmin, hasSecondFactor: secret !== null, needsSecondFactor });
  return { id, nickname, ...rights, gradeId, sessionId, scopes: null, address: null, lacksAdminScope: false };
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
  const store = createSessionStore(fork);
  const tokens = createSessionTokens(secret);
  const lucia = new Lucia(store, {
    sessionCookie: { name: cookieName },
    sessionExpiresIn: new TimeSpan(lifetime.autoLogin, "ms"),
    getSessionAttributes: ({ autoLogin, lastUsedAt }) => ({ autoLogin, lastUsedAt }),
    getUserAttributes: ({ isActive }) => ({ isActive }),
  });

  return {
    readCookie: (header: string | undefined) => lucia.readSessionCookie(ownCookie(cookieName, header ?? "")),

    /** Opens a session; `id` is for the cookie and is not stored. */
    async open(userId: string, options: { autoLogin: boolean; device: string }) {
      const { id } = await lucia.createSession(userId, { ...options, lastUsedAt: new Date() });
      return { id, accessToken: await tokens.issue(hashSessionId(id)) };
    },

    /** A new token for the session of a cookie, or null when it or its account is dead. 자동 로그인 slides on. */
    async refresh(id: string) {
      const { session, user } = await lucia.validateSession(id);
      if (!session || !user.isActive) return null;
      // Lucia waits for half of the lifetime, which would make 30 days of sliding 15.
      const end = Date.now() + lifetime.autoLogin;
      if (session.autoLogin && session.expiresAt.getTime() < end - slideAfter)
        await store.updateSessionExpiration(id, new Date(end));
      if (session.lastUsedAt.getTime() < Date.now() - noteUseAfter)
        await fork().nativeUpdate(Session, { id: hashSessionId(id) }, { lastUsedAt: new Date() });
      return { autoLogin: session.autoLogin, accessToken: await tokens.issue(hashSessionId(id)) };
    },

    close: (id: string) => lucia.invalidateSession(id),

    /** Ends the session of a token, by the name under which it is stored. */
    closeNamed: (sessionId: string) => fork().nativeDelete(Session, { id: sessionId }),

    /** Whom a bearer token names, asked of the database each time (SEC-03). Throws SIGN_IN_REQUIRED. */
    async authenticate(em: EntityManager, token: string): Promise<Actor> {
      const sessionId = await tokens.read(token);
      const actor = sessionId === null ? null : await findActor(em, sessionId, needsSecondFactor);
      if (!actor) throw new DeadTokenError();
      return actor;
    },

    /** Whose session a cookie names, for what changes nothing and is asked for without a token; null for nobody's. */
    identify: (em: EntityManager, id: string): Promise<Actor | null> =>
      findActor(em, hashSessionId(id), needsSecondFactor),

    sweep: () => lucia.deleteExpiredSessions(),
  };
}
