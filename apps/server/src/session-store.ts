import { createHash } from "node:crypto";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { Session } from "@bulmo/entities/session.entity";
import type { Adapter, DatabaseSession, DatabaseUser, Lucia } from "lucia";
import { plannedOnce } from "./platform/database/planned-once.ts";

declare module "lucia" {
  interface Register {
    Lucia: Lucia<{ autoLogin: boolean; lastUsedAt: Date }, { isActive: boolean }>;
    DatabaseSessionAttributes: { autoLogin: boolean; device: string; lastUsedAt: Date };
    DatabaseUserAttributes: { isActive: boolean };
  }
}

/** Lifetimes of requirements/decisions.md, in milliseconds. */
export const lifetime = {
  accessToken: 10 * 60_000,
  autoLogin: 30 * 24 * 60 * 60_000,
  browser: 12 * 60 * 60_000,
} as const;

/** A session is stored and named under the hash of its id; the id itself stands only in the cookie (SEC-01). */
export const hashSessionId = (id: string) => createHash("sha256").update(id).digest("hex");

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
export function createSessionStore(fork: () => EntityManager): Adapter {
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
        // Nothing is used before it is there: one time for both.
        createdAt: attributes.lastUsedAt,
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
