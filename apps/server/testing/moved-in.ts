import { Consent } from "@bulmo/entities/consent.entity";
import { OldPassword } from "@bulmo/entities/old-password.entity";
import { createUser } from "./fixture.ts";
import type { Site } from "./site.ts";

type Changes = Parameters<typeof createUser>[1];

/** What members had typed on an old site, and what that site had made of it (PHP 8.2, passlib). */
export const oldPasswords = {
  gnuboard: {
    password: "lotus-Pond-1!",
    hash: "sha256:12000:kJ83mNd0sQpL2vXz7Yb4TcRw9HgFa1Ue:XRFp1QaPX6snVomOPpZgQgm1YjKxHB+N",
  },
  mysql: { password: "붓과 먹 1985!", hash: "*06C43F1686644EA6A80C81A4C273400D136388DB" },
  wordPress: { password: "붓과 먹 1985!", hash: "$P$BIQRaTwmfW5IiQX2oZ2k5pUKV4/2ZH1" },
  weak: { password: "a", hash: "60671c896665c3fa" },
} as const;

/** A member as moving in leaves them: with the hash of the old site, and the consents that they gave there. */
export async function createMovedIn(site: Site, hash: string, changes: Changes = {}) {
  const em = site.fork();
  const user = await createUser(em, { ...changes, passwordHash: null });
  await em.insert(OldPassword, { user: user.id, hash, createdAt: new Date() });
  for (const document of ["TERMS", "PRIVACY"] as const)
    await em.insert(Consent, {
      user: user.id,
      document,
      version: "gnuboard5 old.example.org",
      source: "IMPORT",
      agreedAt: new Date("2015-03-02T00:00:00.000Z"),
    });
  return user;
}
